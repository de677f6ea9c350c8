import { Check, Plus } from 'lucide-react';
import { toast } from '@upround/shared/toasts';
import { Button, classes, type ButtonSize, type ButtonVariant } from '@upround/shared/ui';
import { useSocialText } from '../messages/catalogue';
import type { RelationTarget } from '../model/relation';
import { useRelation } from './use-relation';

type FollowReference = Extract<RelationTarget, { verb: 'follow' }>['reference'];

export interface JoinButtonProps {
  reference: FollowReference;
  name: string;
  /** What the list says. */
  joined: boolean;
  memberCount: number;
  size?: ButtonSize;
  /** Look while not joined yet. */
  variant?: ButtonVariant;
  className?: string;
}

/** Joins what people follow as members; leaving can be undone for a while. */
export function JoinButton({
  reference,
  name,
  joined,
  memberCount,
  size = 'small',
  variant = 'secondary',
  className,
}: JoinButtonProps) {
  const t = useSocialText();
  const relation = useJoin({ reference, name, joined, memberCount });
  const press = () => {
    relation.set(!relation.active);
    if (!relation.active) return;
    toast.show({
      type: 'info',
      text: t('join.left', { name }),
      undo: () => relation.set(true),
    });
  };
  return (
    <Button
      size={size}
      icon={relation.active ? Check : Plus}
      variant={relation.active ? 'secondary' : variant}
      aria-pressed={relation.active}
      aria-label={t(relation.active ? 'join.labelActive' : 'join.label', { name })}
      className={classes('min-w-24', className)}
      onClick={press}
    >
      {relation.active ? t('join.active') : t('join.idle')}
    </Button>
  );
}

/** Whether the viewer is a member, and how many are, with what happened since the list was read. */
export function useJoin({
  reference,
  name = '',
  joined,
  memberCount,
}: Pick<JoinButtonProps, 'reference' | 'joined' | 'memberCount'> & { name?: string }) {
  return useRelation({ verb: 'follow', reference }, { active: joined, count: memberCount }, name);
}
