import { Check, Plus } from 'lucide-react';
import { Button, classes, type ButtonSize, type ButtonVariant } from '@upround/shared/ui';
import { useSocialText } from '../messages/catalogue';
import type { RelationState } from '../model/relation';
import { useRelation } from './use-relation';

export interface FollowSourceButtonProps {
  sourceId: string;
  name: string;
  /** What the list says. */
  followed: boolean;
  followerCount: number;
  /** Called with the saved state. */
  onSaved?: (state: RelationState) => void;
  size?: ButtonSize;
  /** Look while not following yet. */
  variant?: ButtonVariant;
  className?: string;
}

/** Follows a source of news. */
export function FollowSourceButton({
  sourceId,
  name,
  followed,
  followerCount,
  onSaved,
  size = 'small',
  variant = 'secondary',
  className,
}: FollowSourceButtonProps) {
  const t = useSocialText();
  const relation = useFollowSource({ sourceId, name, followed, followerCount, onSaved });
  return (
    <Button
      size={size}
      icon={relation.active ? Check : Plus}
      variant={relation.active ? 'secondary' : variant}
      aria-pressed={relation.active}
      aria-label={t(relation.active ? 'follow.labelActive' : 'follow.label', { name })}
      // As wide with either word.
      className={classes(size === 'small' ? 'w-28' : 'min-w-32', className)}
      onClick={() => relation.set(!relation.active)}
    >
      {relation.active ? t('follow.active') : t('follow.idle')}
    </Button>
  );
}

/** Whether the reader follows a source, and how many do, with what happened since the list was read. */
export function useFollowSource({
  sourceId,
  name = '',
  followed,
  followerCount,
  onSaved,
}: Pick<FollowSourceButtonProps, 'sourceId' | 'followed' | 'followerCount' | 'onSaved'> & {
  name?: string;
}) {
  return useRelation(
    { verb: 'follow', reference: { referenceType: 'SOURCE', referenceId: sourceId } },
    { active: followed, count: followerCount },
    name,
    onSaved,
  );
}
