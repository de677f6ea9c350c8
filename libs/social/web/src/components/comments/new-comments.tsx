import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { api } from '@upround/shared/api-client';
import { pagesKeyOf, replacePages } from '@upround/shared/query';
import { announce } from '@upround/shared/routing';
import { useFailureToast } from '@upround/shared/toasts';
import { Pill } from '@upround/shared/ui';
import { listComments, type Comment } from '@upround/social/contract';
import type { CommentedReference, CommentSort } from '../../data/comment-queries';
import { useCommentText } from './messages/catalogue';

/** How often an open list of comments checks for newer ones while its tab is visible. */
const INTERVAL = 60_000;

/** The newest comment now, and when it was first asked for; null where there is none. */
interface Newest {
  id: string | null;
  before: string | null;
}

const newestKey = (reference: CommentedReference) =>
  [listComments.id, 'newest', reference] as const;

const newestQuery = (reference: CommentedReference) =>
  queryOptions<Newest | null>({
    queryKey: newestKey(reference),
    queryFn: async ({ client, signal }) => {
      const query = { ...reference, sort: 'new', limit: 1 } as const;
      const { data } = await api.call(listComments, { query }, { signal });
      const id = data[0]?.id ?? null;
      const known = client.getQueryData<Newest>(newestKey(reference));
      return { id, before: known?.before ?? id };
    },
    initialData: null,
    staleTime: INTERVAL,
    gcTime: 0,
    retry: false,
    refetchInterval: INTERVAL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

interface NewCommentsProps {
  reference: CommentedReference;
  sort: CommentSort;
  items: readonly Comment[];
  /** Whether no further page is left: what isn't listed is then new. */
  isWhole: boolean;
  onSort: (sort: CommentSort) => void;
  /** Called when they are shown, so that the record counts them too. */
  onShown: (() => void) | undefined;
}

/** Says that there are newer comments. Nothing moves until it's pressed. */
export function NewComments(props: NewCommentsProps) {
  const { reference, sort, items, isWhole, onSort, onShown } = props;
  const t = useCommentText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const { data: newest } = useQuery(newestQuery(reference));
  const id = newest?.id ?? null;
  // Ids sort by time: another newest one may be older, where the newest was deleted.
  const isNew = isWhole || sort === 'new' || (id ?? '') > (newest?.before ?? '');
  const isShown = id !== null && isNew && items.every((comment) => comment.id !== id);

  const show = async () => {
    // The other orders are read again when they are chosen.
    await client.invalidateQueries({ queryKey: pagesKeyOf(listComments), refetchType: 'none' });
    await replacePages(client, listComments, { query: { ...reference, sort: 'new' } });
    client.setQueryData<Newest>(newestKey(reference), { id, before: id });
    // Only where the newest come first are they on top.
    if (sort !== 'new') onSort('new');
    onShown?.();
    announce(t('comments.refreshed'));
  };

  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--frame-top,0px)+3.5rem)] z-20 flex h-0 justify-center"
    >
      {isShown && (
        <Pill
          icon={ArrowUp}
          className="pointer-events-auto mt-2"
          onClick={() =>
            void show().catch((error: unknown) => fail(error, t('comments.newerFailed')))
          }
        >
          {t('comments.newer')}
        </Pill>
      )}
    </div>
  );
}
