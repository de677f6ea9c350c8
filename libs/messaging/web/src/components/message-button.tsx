import { MessageCircle } from 'lucide-react';
import { useRequireMember, useSession } from '@upround/shared/session';
import { Button } from '@upround/shared/ui';
import { useOpenConversation } from './use-open-conversation';
import { useMessagingText } from '../messages/catalogue';

export interface MessageButtonProps {
  userId: string;
  displayName: string;
}

/** Opens the conversation with a person. A guest is led to sign in; nothing is shown on the viewer's own profile. */
export function MessageButton({ userId, displayName }: MessageButtonProps) {
  const t = useMessagingText();
  const { user } = useSession();
  const requireMember = useRequireMember();
  const { open, isOpening } = useOpenConversation();
  if (user?.id === userId) return null;
  return (
    <Button
      icon={MessageCircle}
      busy={isOpening(userId)}
      aria-label={t('button.label', { name: displayName })}
      onClick={() => void requireMember(() => open(userId))}
    >
      {t('button.message')}
    </Button>
  );
}
