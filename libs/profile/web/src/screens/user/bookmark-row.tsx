import { BookmarkX } from 'lucide-react';
import { useRef } from 'react';
import { kindOf } from '@upround/shared/domain';
import { recordPath } from '@upround/shared/links';
import { Button, IconButton, Link, MetaLine, Name, Time, Words } from '@upround/shared/ui';
import type { SavedRecord } from '@upround/social/contract';
import { useBookmark } from '@upround/social/web';
import { useProfileText } from '../../messages/catalogue';

/** One saved record. Removed, its row stays for the way back until the list is read again. */
export function BookmarkRow({ saved }: { saved: SavedRecord }) {
  const t = useProfileText();
  const row = useRef<HTMLLIElement>(null);
  const { referenceType, referenceId, record, createdAt } = saved;
  const bookmark = useBookmark({
    reference: { referenceType, referenceId },
    bookmarked: true,
    count: 1,
    about: record.title,
  });
  const title = record.title === '' ? t('bookmarks.untitled') : record.title;
  const set = (isSaved: boolean) => {
    bookmark.set(isSaved);
    // The button that was pressed makes room for its opposite.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  return (
    <li ref={row} className="flex min-h-16 items-center gap-3 border-b px-4 medium:px-6 py-3">
      {bookmark.active ? (
        <>
          <div className="min-w-0 grow">
            <Link
              href={recordPath(referenceType, record.slug)}
              tone="text"
              dir="auto"
              className="line-clamp-2 font-medium wrap-anywhere"
            >
              <Words>{title}</Words>
            </Link>
            <MetaLine>
              <span>
                {t.rich(kindOf(referenceType).credit === 'at' ? 'bookmarks.at' : 'bookmarks.by', {
                  name: () => <Name>{record.author}</Name>,
                })}
              </span>
              <span>{t.rich('bookmarks.saved', { when: () => <Time value={createdAt} /> })}</span>
            </MetaLine>
          </div>
          <IconButton
            icon={BookmarkX}
            label={t('bookmarks.remove', { title })}
            className="-mr-2"
            onClick={() => set(false)}
          />
        </>
      ) : (
        <>
          <p role="status" className="min-w-0 grow truncate text-small text-muted">
            {t('bookmarks.removed', { title })}
          </p>
          <Button size="small" onClick={() => set(true)}>
            {t('bookmarks.undo')}
          </Button>
        </>
      )}
    </li>
  );
}
