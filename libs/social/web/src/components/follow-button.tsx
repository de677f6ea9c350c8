import { Check, Plus } from 'lucide-react';
import { Button, classes, type ButtonSize, type ButtonVariant } from '@upround/shared/ui';
import { useSocialText } from '../messages/catalogue';
import { useRelation } from './use-relation';

export interface FollowButtonProps {
  userId: string;
  displayName: string;
  /** What the list says. */
  followed: boolean;
  followerCount?: number;
  size?: ButtonSize;
  /** Look while not following yet. */
  variant?: ButtonVariant;
  className?: string;
}

/** Follows a person. Don't render it on the viewer's own profile. */
export function FollowButton({
  userId,
  displayName,
  followed,
  followerCount = 0,
  size = 'small',
  variant = 'secondary',
  className,
}: FollowButtonProps) {
  const t = useSocialText();
  const relation = useFollow({ userId, displayName, followed, followerCount });
  return (
    <Button
      size={size}
      icon={relation.active ? Check : Plus}
      variant={relation.active ? 'secondary' : variant}
      aria-pressed={relation.active}
      aria-label={t(relation.active ? 'follow.labelActive' : 'follow.label', { name: displayName })}
      // As wide with either word.
      className={classes(size === 'small' ? 'w-28' : 'min-w-28', className)}
      onClick={() => relation.set(!relation.active)}
    >
      {relation.active ? t('follow.active') : t('follow.idle')}
    </Button>
  );
}

/** Whether the reader follows a person, and how many do, with what happened since the list was read. */
export function useFollow({
  userId,
  displayName = '',
  followed,
  followerCount,
}: Pick<FollowButtonProps, 'userId' | 'followed'> & {
  displayName?: string;
  followerCount: number;
}) {
  return useRelation(
    { verb: 'follow', reference: { referenceType: 'USER', referenceId: userId } },
    { active: followed, count: followerCount },
    displayName,
  );
}
