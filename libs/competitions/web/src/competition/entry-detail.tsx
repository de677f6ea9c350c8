import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { EntryField, PublicEntry, ResultLine } from '@upround/competitions/contract';
import { ApiError } from '@upround/shared/api-client';
import { FailureReason, itemsOf } from '@upround/shared/query';
import {
  Badge,
  ButtonLink,
  Emblem,
  EmptyState,
  ErrorState,
  FormColumns,
  Name,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  useIsWide,
  Words,
} from '@upround/shared/ui';
import { AnswerList } from '../components/answer-list';
import { entryQuery, resultsQuery } from '../data/competition-queries';
import type { CompetitionView } from '../model/competition-view';
import { useVote, type VoteState } from '../votes/use-vote';
import { VoteLine } from '../votes/vote-button';
import { EntryActions } from './entry-actions';
import { EntryAside, EntryVote } from './entry-aside';
import { EntryNeighbours } from './entry-neighbours';
import { useCompetitionText } from './messages/catalogue';
import { PrizeLine } from './prize-line';
import { ResultFigures } from './result-figures';
import { TeamNames } from './team-names';
import { useEntryLinks } from './use-entry-links';
import { openEntryProps } from './use-open-entry-focus';

interface EntryDetailProps {
  view: CompetitionView;
  entryId: string;
}

/** The line of an entry among the first of the result; undefined further down, and before it's published. */
function useResultLine({ competition }: CompetitionView, entryId: string) {
  const isOut = competition.phase === 'RESULT';
  const query = useInfiniteQuery({ ...resultsQuery(competition.slug), enabled: isOut });
  const line = itemsOf(query.data).items.find(({ entry }) => entry.id === entryId);
  return { line, isLoading: query.isLoading };
}

/** One entry in the place of the gallery: what everyone sees of it, its votes, and what it reached. */
export function EntryDetail({ view, entryId }: EntryDetailProps) {
  const t = useCompetitionText();
  const { slug, phase } = view.competition;
  const { all } = useEntryLinks(slug);
  const query = useQuery(entryQuery(slug, entryId));
  const voting = useVote(view);
  const result = useResultLine(view, entryId);
  const { data: entry, error } = query;
  // All of it appears together, so that nothing moves.
  const isLoading = query.isPending || voting.query.isLoading || result.isLoading;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <section
      {...openEntryProps}
      aria-label={entry?.title ?? t('entry.label')}
      className="flex flex-col gap-4 outline-hidden"
    >
      <ButtonLink
        href={all}
        icon={ArrowLeft}
        variant="quiet"
        size="small"
        className="-ml-3 self-start"
      >
        {t(phase === 'RESULT' ? 'entry.result' : 'entry.all')}
      </ButtonLink>
      {isGone ? (
        <EmptyState title={t('entry.gone')} className="px-0">
          {t('entry.goneHint')}
        </EmptyState>
      ) : isLoading ? (
        <EntryDetailSkeleton label={t('entry.loading')} />
      ) : entry === undefined ? (
        <ErrorState
          title={t('entry.failed')}
          className="px-0"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={error} />
        </ErrorState>
      ) : (
        <OpenEntry view={view} entry={entry} voting={voting} line={result.line} />
      )}
    </section>
  );
}

interface OpenEntryProps {
  view: CompetitionView;
  entry: PublicEntry;
  voting: VoteState;
  line: ResultLine | undefined;
}

/** Links, videos and files are beside what is read. */
const leadsElsewhere = ({ kind }: EntryField) =>
  kind === 'LINK' || kind === 'VIDEO' || kind === 'FILE';

function OpenEntry({ view, entry, voting, line }: OpenEntryProps) {
  const t = useCompetitionText();
  const { form, slug } = view.competition;
  const shown = form.filter(({ isPublic }) => isPublic);
  const isWide = useIsWide();
  const read = shown.filter((field) => !leadsElsewhere(field));
  return (
    <FormColumns
      asideLabel={t('entry.aside')}
      aside={
        <EntryAside
          view={view}
          entry={entry}
          voting={voting}
          fields={shown.filter(leadsElsewhere)}
          isWide={isWide}
          hasVote={line === undefined}
        />
      }
    >
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex min-w-0 items-start gap-4">
            <Emblem seed={entry.title} size={64} />
            <div className="flex min-w-0 flex-col gap-1">
              <h2 className="text-title font-semibold text-balance wrap-anywhere">
                <Name>{entry.title}</Name>
              </h2>
              <p dir="auto" className="wrap-anywhere">
                <Words>{entry.tagline}</Words>
              </p>
            </div>
          </div>
          {!isWide && <TeamNames team={entry.team} />}
        </div>
        {line !== undefined && <Reached view={view} entry={entry} voting={voting} line={line} />}
        {!isWide && line === undefined && <EntryVote view={view} entry={entry} voting={voting} />}
        {read.length > 0 && <AnswerList form={read} answers={entry.answers} />}
        {shown.length === 0 && <p className="text-small text-muted">{t('entry.judgesOnly')}</p>}
        <EntryActions slug={slug} entry={entry} />
        <EntryNeighbours view={view} entryId={entry.id} />
      </div>
    </FormColumns>
  );
}

interface ReachedProps {
  view: CompetitionView;
  entry: PublicEntry;
  voting: VoteState;
  line: ResultLine;
}

/** What the entry reached: its rank, what it won, its scores and its votes. */
function Reached({ view, entry, voting, line }: ReachedProps) {
  const t = useCompetitionText();
  const { rank, prize, isFavourite } = line;
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-surface border bg-surface-raised px-4 py-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="figures text-title font-semibold">
          {rank === null ? t('result.unranked') : t('result.rank', { rank: String(rank) })}
        </p>
        {isFavourite && <Badge tone="accent">{t('result.favourite')}</Badge>}
      </div>
      {prize !== null && <PrizeLine prize={prize} />}
      <ResultFigures line={line} hasVotes={false} />
      <VoteLine view={view} entry={entry} voting={voting} />
    </div>
  );
}

function EntryDetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex max-w-content flex-col gap-4">
      <div className="flex items-start gap-4">
        <Skeleton className="size-16 shrink-0" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-8 w-32" />
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}
