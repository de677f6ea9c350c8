import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton } from '@upround/shared/ui';
import { useSocialText } from '../messages/catalogue';
import type { RelationTarget } from '../model/relation';
import { useRelation } from './use-relation';

export interface BookmarkButtonProps {
  reference: Extract<RelationTarget, { verb: 'bookmark' }>['reference'];
  /** What the list says. */
  bookmarked: boolean;
  count: number;
  /** The name of the author or the record. */
  about: string;
  /** Renders the label beside the ribbon; without it only the ribbon is shown. */
  text?: (label: string) => ReactNode;
  className?: string;
}

/** Saves a record for later; a filled ribbon when saved. */
export function BookmarkButton({
  reference,
  bookmarked,
  count,
  about,
  text,
  className,
}: BookmarkButtonProps) {
  const t = useSocialText();
  const relation = useBookmark({ reference, bookmarked, count, about });
  return (
    <ActionButton
      icon={Bookmark}
      label={t('bookmark.label')}
      text={text?.(t('bookmark.label'))}
      pressed={relation.active}
      data-verb="bookmark"
      className={className}
      onClick={() => relation.set(!relation.active)}
    />
  );
}

/** Whether a record is saved, with what happened since the list was read. */
export function useBookmark({
  reference,
  bookmarked,
  count,
  about,
}: Omit<BookmarkButtonProps, 'text' | 'className'>) {
  return useRelation({ verb: 'bookmark', reference }, { active: bookmarked, count }, about);
}
