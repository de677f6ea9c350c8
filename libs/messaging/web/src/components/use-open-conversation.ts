import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { openConversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { mutationFor } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { useFailureToast } from '@upround/shared/toasts';
import { useMessagingText } from '../messages/catalogue';
import { applyConversation } from '../data/conversation-cache';
import { beginDraft } from '../data/begin-draft';

/** A record that a message is about: its title and its address within the app. */
export interface Subject {
  title: string;
  href: string;
}

/**
 * Opens the conversation with a person and goes there; errors have messages of their own. With a subject the draft
 * begins with it, unless something was written already.
 */
export function useOpenConversation(opened?: () => void) {
  const t = useMessagingText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
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
    open: (userId: string, about?: Subject) => {
      if (open.isPending) return;
      const text =
        about && t('button.about', { title: about.title, url: `${location.origin}${about.href}` });
      open.mutate(
        { body: { userId } },
        {
          onSuccess: ({ id }) => {
            if (text !== undefined && user !== null) void beginDraft(client, user.id, id, text);
          },
        },
      );
    },
  };
}
