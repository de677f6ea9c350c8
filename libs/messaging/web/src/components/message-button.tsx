import { MessageCircle } from 'lucide-react';
import { usePendingAction, useRequireMember, useSession } from '@upround/shared/session';
import { Button } from '@upround/shared/ui';
import { useOpenConversation, type Subject } from './use-open-conversation';
import { useMessagingText } from '../messages/catalogue';

export interface MessageButtonProps {
  userId: string;
  displayName: string;
  /** What the message is about; the button then names the person, and the draft the subject. */
  about?: Subject;
}

/** Opens the conversation with a person. A guest is led to sign in; nothing is shown on the viewer's own profile. */
export function MessageButton({ userId, displayName, about }: MessageButtonProps) {
  const t = useMessagingText();
  const { user } = useSession();
  const requireMember = useRequireMember();
  const { open, isOpening } = useOpenConversation();
  const isOwn = user?.id === userId;
  usePendingAction('message', userId, () => {
    if (!isOwn) open(userId, about);
  });
  if (isOwn) return null;
  const label = t('button.label', { name: displayName });
  const pending = {
    verb: 'message',
    reference: { referenceType: 'USER', referenceId: userId },
    about: displayName,
  };
  return (
    <Button
      icon={MessageCircle}
      busy={isOpening(userId)}
      aria-label={label}
      className={about === undefined ? undefined : 'max-w-full'}
      onClick={() => void requireMember(() => open(userId, about), pending)}
    >
      {about === undefined ? t('button.message') : <span className="truncate">{label}</span>}
    </Button>
  );
}
