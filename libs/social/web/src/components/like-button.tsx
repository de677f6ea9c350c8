import { Heart } from 'lucide-react';
import { ActionButton } from '@upround/shared/ui';
import { useSocialText } from '../messages/catalogue';
import type { RelationTarget } from '../model/relation';
import { useRelation } from './use-relation';

export interface LikeButtonProps {
  reference: Extract<RelationTarget, { verb: 'like' }>['reference'];
  /** What the list says. */
  liked: boolean;
  count: number;
  /** The name of the author or the record. */
  about: string;
  className?: string;
}

/** Likes a record; a filled heart when liked. */
export function LikeButton({ reference, liked, count, about, className }: LikeButtonProps) {
  const t = useSocialText();
  const relation = useRelation({ verb: 'like', reference }, { active: liked, count }, about);
  return (
    <ActionButton
      icon={Heart}
      label={t('like.label')}
      pressed={relation.active}
      count={relation.count}
      data-verb="like"
      className={className}
      onClick={() => relation.set(!relation.active)}
    />
  );
}
