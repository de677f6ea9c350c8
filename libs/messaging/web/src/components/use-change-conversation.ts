import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeConversation, type Conversation } from '@upround/messaging/contract';
import type { CallInput } from '@upround/shared/contract-core';
import { mutationFor } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useMessagingText } from '../messages/catalogue';
import { applyConversation } from '../data/conversation-cache';
import { countsKey } from '../data/message-counts';

type Change = CallInput<typeof changeConversation>;

/** Answers a request, or archives. The page is updated with the server's response. */
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

  // These callbacks run even if the button was unmounted meanwhile, unlike those of `mutate`.
  function ask(body: Change['body'], done: () => void, failed: string) {
    change
      .mutateAsync({ params: { id }, body })
      .then(done, (error: unknown) => fail(error, failed));
  }

  function archive(archived: boolean) {
    ask(
      { archived },
      () =>
        toast.show({
          text: t(archived ? 'pane.archived' : 'pane.unarchived'),
          id: `archive-${id}`,
          undo: () => archive(!archived),
        }),
      t(archived ? 'pane.archiveFailed' : 'pane.unarchiveFailed'),
    );
  }

  return {
    archive,
    isAnswering: (state: 'ACCEPTED' | 'REJECTED') =>
      change.isPending && change.variables.body.state === state,
    accept: () => ask({ state: 'ACCEPTED' }, () => undefined, t('request.acceptFailed')),
    decline: () =>
      ask(
        { state: 'REJECTED' },
        () => toast.show({ text: t('request.declinedToast') }),
        t('request.declineFailed'),
      ),
  };
}
