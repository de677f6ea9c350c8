import { Bell, BellRing } from 'lucide-react';
import type { CompetitionCard } from '@upround/competitions/contract';
import { Button, type ButtonSize } from '@upround/shared/ui';
import { useCompetitionPartsText } from './messages/catalogue';
import { useFollow } from './use-follow';

interface FollowButtonProps {
  competition: Pick<CompetitionCard, 'slug' | 'title' | 'isFollowing'>;
  size?: ButtonSize;
  /** It's the main action of the page. */
  isMain?: boolean;
}

/** Turns notifications about a competition on and off; turning them off can be undone for a while. */
export function FollowButton({ competition, size = 'medium', isMain = false }: FollowButtonProps) {
  const t = useCompetitionPartsText();
  const { title, isFollowing } = competition;
  const follow = useFollow(competition);
  return (
    <Button
      size={size}
      icon={isFollowing ? BellRing : Bell}
      variant={isMain && !isFollowing ? 'primary' : 'secondary'}
      aria-pressed={isFollowing}
      aria-label={t(isFollowing ? 'follow.labelActive' : 'follow.label', { title })}
      // As wide in both states.
      className="min-w-30"
      onClick={() => follow(!isFollowing)}
    >
      {t(isFollowing ? 'follow.active' : 'follow.idle')}
    </Button>
  );
}
