import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { recordKinds } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { itemsOf, pagesFor, replacePages } from '@upround/shared/query';
import { useRealtimeEvent } from '@upround/shared/realtime';
import { useKindTexts, useSearchChoice } from '@upround/shared/routing';
import { ButtonLink, EmptyState, SegmentedControl } from '@upround/shared/ui';
import {
  bookmarkTypes,
  listBookmarks,
  savedEvent,
  unsavedEvent,
  type SavedRecord,
} from '@upround/social/contract';
import { AddedPill, useAdded } from '../../components/added-pill';
import { ProfileList } from '../../components/profile-list';
import { useProfileText } from '../../messages/catalogue';
import { BookmarkRow } from './bookmark-row';

const pluralOf = (type: SavedRecord['referenceType']) => recordKinds[type].plural;
const kinds = ['all', ...bookmarkTypes.map(pluralOf)] as const;

/** The member's saved items, newest first. Only on the own profile. */
export function UserBookmarks() {
  const t = useProfileText();
  const texts = useKindTexts();
  const [kind, setKind] = useSearchChoice('kind', kinds);
  const client = useQueryClient();
  const input = {
    query: { referenceType: bookmarkTypes.find((type) => pluralOf(type) === kind) },
  };
  const query = useInfiniteQuery({
    ...pagesFor(listBookmarks, input),
    // Saved meanwhile elsewhere in the app.
    staleTime: 0,
  });
  const { items } = itemsOf(query.data);
  const added = useAdded(kind);
  useRealtimeEvent(savedEvent, ({ referenceType, referenceId }) => {
    if (kind === 'all' || kind === pluralOf(referenceType)) added.add(referenceId);
  });
  useRealtimeEvent(unsavedEvent, ({ referenceId }) => added.remove(referenceId));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 medium:px-6 py-3">
        {/* Wider than a phone: it scrolls, with room for the mark of the focus. */}
        <div className="-m-1 scrollbar-none max-w-[calc(100%+0.5rem)] overflow-x-auto p-1">
          <div className="w-max">
            <SegmentedControl
              label={t('bookmarks.kind')}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'all', label: t('bookmarks.all') },
                ...bookmarkTypes.map((type) => ({
                  value: pluralOf(type),
                  label: texts[type]?.plural ?? type,
                })),
              ]}
            />
          </div>
        </div>
        <p className="text-small text-muted">{t('bookmarks.only')}</p>
      </div>
      <AddedPill
        added={added}
        shown={items.map(({ referenceId }) => referenceId)}
        read={() => replacePages(client, listBookmarks, input)}
        label={(count) => t('bookmarks.added', { count })}
      />
      <ProfileList
        query={query}
        isEmpty={items.length === 0 && !query.hasNextPage}
        empty={
          <EmptyState
            icon={Bookmark}
            title={kind === 'all' ? t('bookmarks.empty') : t('bookmarks.emptyKind')}
            action={
              kind === 'all' && <ButtonLink href={links.home()}>{t('bookmarks.toFeed')}</ButtonLink>
            }
          >
            {kind === 'all' ? t('bookmarks.emptyHint') : t('bookmarks.emptyKindHint')}
          </EmptyState>
        }
      >
        <ul>
          {items.map((saved) => (
            <BookmarkRow key={saved.referenceId} saved={saved} />
          ))}
        </ul>
      </ProfileList>
    </>
  );
}
