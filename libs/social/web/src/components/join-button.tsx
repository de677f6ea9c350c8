import { Check, Plus } from 'lucide-react';
import { toast } from '@upround/shared/toasts';
import { Button, classes, type ButtonSize, type ButtonVariant } from '@upround/shared/ui';
import { useSocialText } from '../messages/catalogue';
import { useRelation } from './use-relation';

export interface JoinButtonProps {
  podId: string;
  name: string;
  /** What the list says. */
  joined: boolean;
  memberCount: number;
  size?: ButtonSize;
  /** Look while not joined yet. */
  variant?: ButtonVariant;
  className?: string;
}

/** Joins a pod; leaving one can be undone for a while. */
export function JoinButton({
  podId,
  name,
  joined,
  memberCount,
  size = 'small',
  variant = 'secondary',
  className,
}: JoinButtonProps) {
  const t = useSocialText();
  const relation = useJoin({ podId, joined, memberCount });
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

/** Whether the reader is in a pod, and how many are, with what happened since the list was read. */
export function useJoin({
  podId,
  joined,
  memberCount,
}: Pick<JoinButtonProps, 'podId' | 'joined' | 'memberCount'>) {
  return useRelation(
    { verb: 'follow', reference: { referenceType: 'POD', referenceId: podId } },
    { active: joined, count: memberCount },
  );
}
