import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Conversation } from '@upround/messaging/contract';
import { links } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { ReportDialog } from '@upround/social/web';
import { BlockSlot } from '../../../block-slot';
import { forgetConversation } from '../../../data/conversation-cache';
import { useMessagingText } from '../../../messages/catalogue';

export type PersonDialog = 'block' | 'report';

interface PersonDialogsProps {
  conversation: Conversation;
  dialog: PersonDialog;
  onClose: () => void;
}

/** Blocking and reporting the other person: two actions, each with its own confirmation. */
export function PersonDialogs({ conversation, dialog, onClose }: PersonDialogsProps) {
  const t = useMessagingText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, person } = conversation;
  if (person === null) return null;
  if (dialog === 'report') {
    return (
      <ReportDialog
        reference={{ referenceType: 'USER', referenceId: person.id }}
        title={t('pane.reportTitle')}
        onClose={onClose}
      />
    );
  }
  return (
    <Suspense>
      <BlockSlot.Slot
        userId={person.id}
        displayName={person.displayName}
        onClose={onClose}
        onBlocked={() => {
          onClose();
          void navigate(links.messages());
          forgetConversation(client, id);
          toast.show({ text: t('pane.blocked', { name: person.displayName }) });
        }}
      />
    </Suspense>
  );
}
