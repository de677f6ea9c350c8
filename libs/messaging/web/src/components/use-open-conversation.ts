import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { openConversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { mutationFor } from '@upround/shared/query';
import { useFailureToast } from '@upround/shared/toasts';
import { useMessagingText } from '../messages/catalogue';
import { applyConversation } from '../data/conversation-cache';

/** Opens the conversation with a person and goes there; errors have messages of their own. */
export function useOpenConversation(opened?: () => void) {
  const t = useMessagingText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const open = useMutation({
    ...mutationFor(openConversation),
    onSuccess: (conversation) => {
      applyConversation(client, conversation);
      opened?.();
      void navigate(links.messages({ conversation: conversation.id }));
    },
    onError: (error) => fail(error, t('button.failed')),
  });
  return {
    isOpening: (userId: string) => open.isPending && open.variables.body.userId === userId,
    open: (userId: string) => {
      if (!open.isPending) open.mutate({ body: { userId } });
    },
  };
}
