import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import type { listCompetitions } from '@upround/competitions/contract';
import { links, routes } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList, type PagesOf } from '@upround/shared/query';
import { Page } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { endText } from '../components/end-text';
import { NewResults } from '../components/new-results';
import {
  competitionsInput,
  competitionsQuery,
  type CompetitionFilters,
} from '../data/competition-queries';
import { useNewResults } from '../data/use-new-results';
import { actionFirst } from './action-first';
import { CompetitionCard } from './competition-card';
import { CompetitionSkeletons } from './competition-skeletons';
import { filtersOf, hrefOf } from './list-address';
import { ListHead } from './list-head';
import { useCompetitionListText } from './messages/catalogue';
import { NoCompetitions } from './no-competitions';

/** `/competition`: all competitions by status. The member's own lead guests to log in, and back. */
export function CompetitionsScreen() {
  const t = useCompetitionListText();
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const { isMember } = useSession();
  const filters = filtersOf(search);
  if (filters.isMine && !isMember) {
    return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  }
  const title = t(filters.isMine ? 'mineTitle' : 'title');
  return (
    <Page
      pattern={routes.competitions}
      title={title}
      heading={<span className="block px-4 pt-6 text-display medium:px-6">{title}</span>}
    >
      <p className="px-4 pt-1 pb-2 text-muted medium:px-6">
        {t(filters.isMine ? 'mineLead' : 'lead')}
      </p>
      <Competitions filters={filters} />
    </Page>
  );
}

/** The competitions in every state: loading, failed, none, full, at their end. */
function Competitions({ filters }: { filters: CompetitionFilters }) {
  const t = useCompetitionListText();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...competitionsQuery(filters),
    // Going back shows the cached list; opening it again refetches it.
    refetchOnMount: isReturn ? true : 'always',
  });
  // Each page is sorted on its own, so that the next one moves nothing above it.
  const items = filters.isMine
    ? (query.data?.pages.flatMap(({ data }) => actionFirst(data)) ?? [])
    : itemsOf(query.data).items;
  return (
    <>
      <ListHead filters={filters} counts={query.data?.pages[0]?.counts} />
      <ListResults filters={filters} pages={query.data} />
      <PagedList
        query={query}
        skeleton={<CompetitionSkeletons label={t('loading')} />}
        failed={t('failed')}
        isEmpty={items.length === 0}
        empty={<NoCompetitions filters={filters} />}
      >
        <div
          role="feed"
          aria-label={t(filters.isMine ? 'mineTitle' : 'list')}
          aria-busy={query.isFetching}
        >
          {items.map((competition, index) => (
            <CompetitionCard
              key={competition.id}
              competition={competition}
              position={index + 1}
              total={query.hasNextPage ? -1 : items.length}
            />
          ))}
        </div>
        <PagedEnd
          query={query}
          skeleton={<CompetitionSkeletons count={2} label={t('loadingMore')} />}
          text={{ more: t('more'), failed: t('moreFailed'), end: endText(query.data, t('end')) }}
        />
      </PagedList>
    </>
  );
}

interface ListResultsProps {
  filters: CompetitionFilters;
  pages: PagesOf<typeof listCompetitions> | undefined;
}

/** Says that there are new results. What is open or announced has none. */
function ListResults({ filters, pages }: ListResultsProps) {
  const navigate = useNavigate();
  const { status } = filters;
  const hasResults = status !== 'OPEN' && status !== 'COMING';
  const results = useNewResults(competitionsInput(filters), hasResults ? pages : undefined);
  const show = async () => {
    if (status === 'JUDGING') {
      // With its result, a competition is in another list.
      await results.outdate();
      void navigate(hrefOf({ ...filters, status: 'PAST' }));
    } else {
      await results.read();
      window.scrollTo(0, 0);
    }
  };
  return <NewResults isShown={results.hasNew} show={show} />;
}
