import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { ideaSorts, listIdeas, type IdeaSort } from '@upround/feed/contract';
import { itemsOf, PagedEnd, PagedList, replacePages } from '@upround/shared/query';
import { announce, useSearchChoice } from '@upround/shared/routing';
import { useRequireMember } from '@upround/shared/session';
import { toast } from '@upround/shared/toasts';
import { Button, EmptyState, NewItemsPill, SegmentedControl } from '@upround/shared/ui';
import { prefetchComposer } from '../composer/button/load-composer';
import { useOpenComposer } from '../composer/button/use-open-composer';
import { IdeaRow } from './components/idea-row';
import { IdeaRowsSkeleton } from './components/idea-rows-skeleton';
import { useIdeaText } from './components/messages/catalogue';
import { ideasQuery, newestIdeaQuery } from './data/idea-queries';
import { byWeek } from './model/weeks';

/** Reads the list that the address names. */
export const readIdeasAhead = (client: QueryClient, search: URLSearchParams) => {
  const sort = ideaSorts.find((name) => name === search.get('sort')) ?? ideaSorts[0];
  return client.prefetchInfiniteQuery(ideasQuery(sort));
};

/** Ideas of everyone: the ones that most would use, trending, or by week. */
export function IdeasTab() {
  const t = useIdeaText();
  const [sort, setSort] = useSearchChoice('sort', ideaSorts);
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 border-b px-4 medium:px-6 py-4">
        <div className="min-w-48 grow basis-0">
          <h2 className="text-display font-semibold">{t('tab.title')}</h2>
          <p className="text-small text-muted">{t('tab.lead')}</p>
        </div>
        <ShareIdea />
      </header>
      <div className="border-b px-4 medium:px-6 py-3">
        <SegmentedControl
          label={t('tab.order')}
          value={sort}
          onChange={setSort}
          options={ideaSorts.map((value) => ({ value, label: t(`tab.sorts.${value}`) }))}
        />
      </div>
      <IdeaList key={sort} sort={sort} />
    </>
  );
}

/** Opens the composer for an idea. A guest logs in first. */
function ShareIdea() {
  const t = useIdeaText();
  const openComposer = useOpenComposer();
  const requireMember = useRequireMember();
  return (
    <Button
      size="small"
      icon={Lightbulb}
      aria-haspopup="dialog"
      onPointerEnter={prefetchComposer}
      onFocus={prefetchComposer}
      onClick={() => void requireMember(() => openComposer({ pod: null, mode: 'idea' }))}
    >
      {t('tab.share')}
    </Button>
  );
}

function IdeaList({ sort }: { sort: IdeaSort }) {
  const t = useIdeaText();
  const client = useQueryClient();
  const query = useInfiniteQuery(ideasQuery(sort));
  const { items } = itemsOf(query.data);
  // A new one comes in at the top of the order of time alone.
  const isByTime = sort === 'newest';
  const groups = useMemo(
    () => (isByTime ? byWeek(items) : [{ week: undefined, ideas: items }]),
    [items, isByTime],
  );
  const newest = useQuery({ ...newestIdeaQuery(), enabled: isByTime && query.isSuccess }).data;
  const hasNewer = newest !== null && items.every(({ id }) => id !== newest);
  const refresh = () =>
    void replacePages(client, listIdeas, { query: { sort: 'newest' } }).then(
      () => {
        window.scrollTo(0, 0);
        announce(t('tab.refreshed'));
      },
      () => toast.show({ type: 'error', text: t('tab.error') }),
    );
  return (
    <PagedList
      query={query}
      skeleton={<IdeaRowsSkeleton label={t('more.loading')} />}
      failed={t('tab.error')}
      className="medium:px-6"
      isEmpty={items.length === 0}
      empty={
        <EmptyState className="medium:px-6" title={t('tab.empty')}>
          {t('tab.emptyHint')}
        </EmptyState>
      }
    >
      <NewItemsPill isShown={hasNewer} onPress={refresh}>
        {t('tab.newer')}
      </NewItemsPill>
      {groups.map(({ week, ideas }) => (
        <div key={week ?? 'all'}>
          {week !== undefined && (
            <p
              aria-hidden="true"
              className="border-b bg-surface-sunken px-4 medium:px-6 py-2 text-small font-semibold"
            >
              {t(`tab.weeks.${week}`)}
            </p>
          )}
          <ul aria-label={week === undefined ? t('tab.title') : t(`tab.weeks.${week}`)}>
            {ideas.map((idea) => (
              <IdeaRow key={idea.id} idea={idea} />
            ))}
          </ul>
        </div>
      ))}
      <PagedEnd
        query={query}
        skeleton={<IdeaRowsSkeleton count={2} label={t('more.loading')} />}
        text={{ more: t('more.next'), failed: t('more.nextError'), end: t('tab.end') }}
      />
    </PagedList>
  );
}
