import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeConversation, type Conversation } from '@upround/messaging/contract';
import { mutationFor } from '@upround/shared/query';
import { toast } from '@upround/shared/toasts';
import { useFailureToast } from '@upround/social/web';
import { useMessagingText } from '../messages/catalogue';
import { applyConversation, countsKey } from '../data/conversation-cache';

/** Answers a request, archives. What stands on the page follows the server's answer. */
export function useChangeConversation({ id }: Conversation) {
  const t = useMessagingText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const change = useMutation({
    ...mutationFor(changeConversation),
    onSuccess: (conversation) => {
      applyConversation(client, conversation);
      void client.invalidateQueries({ queryKey: countsKey });
    },
  });
  const params = { id };

  function archive(archived: boolean) {
    change.mutate(
      { params, body: { archived } },
      {
        onSuccess: () =>
          toast.show({
            text: t(archived ? 'pane.archived' : 'pane.unarchived'),
            id: `archive-${id}`,
            undo: () => archive(!archived),
          }),
        onError: (error) =>
          fail(error, t(archived ? 'pane.archiveFailed' : 'pane.unarchiveFailed')),
      },
    );
  }

  return {
    archive,
    isAnswering: (state: 'ACCEPTED' | 'REJECTED') =>
      change.isPending && change.variables.body.state === state,
    accept(done?: () => void) {
      change.mutate(
        { params, body: { state: 'ACCEPTED' } },
        {
          onSuccess: () => done?.(),
          onError: (error) => fail(error, t('request.acceptFailed')),
        },
      );
    },
    decline() {
      change.mutate(
        { params, body: { state: 'REJECTED' } },
        {
          onSuccess: () => toast.show({ text: t('request.declinedToast') }),
          onError: (error) => fail(error, t('request.declineFailed')),
        },
      );
    },
  };
}
