import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DeskCompetition } from '@upround/competitions/contract';
import { itemsOf, PagedList, useFailureReason, withoutRepeats } from '@upround/shared/query';
import { Button, InlineError, MetaLine, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { DeskPart } from '../desk-part';
import { heldVotesQuery } from '../desk-queries';
import { useDeskText } from '../messages/catalogue';
import { useLostFocus } from '../use-lost-focus';
import { DecideBar } from './decide-bar';
import { HeldVoteRow } from './held-vote-row';
import { useDecideVotes } from './use-decide-votes';
import { useVoteSelection } from './use-vote-selection';

interface VotesPartProps {
  competition: DeskCompetition;
  counts: NonNullable<DeskCompetition['votes']>;
}

/** How many votes count, and those that the organiser has to check, until the result is out. */
export function VotesPart({ competition, counts }: VotesPartProps) {
  const t = useDeskText();
  const { slug, phase } = competition;
  const query = useInfiniteQuery(heldVotesQuery(slug));
  const items = withoutRepeats(itemsOf(query.data).items, ({ voter }) => voter.id);
  const selection = useVoteSelection(items);
  const votes = useDecideVotes(slug);
  const frame = useRef<HTMLDivElement>(null);
  const canDecide = phase !== 'RESULT';
  const hasBar = canDecide && items.length > 0;
  useLostFocus(hasBar, frame);
  return (
    <DeskPart
      anchor="desk-votes"
      title={t('votes.title')}
      hint={canDecide ? t('votes.hint') : undefined}
    >
      <div
        ref={frame}
        role="group"
        aria-label={t('votes.title')}
        tabIndex={-1}
        className="flex min-w-0 flex-col gap-3 outline-hidden"
      >
        <MetaLine>
          <span>
            {!canDecide && counts.counted === 0
              ? t('votes.noneCounted')
              : t('votes.counted', { count: counts.counted })}
          </span>
          {canDecide && <span>{t('votes.held', { count: counts.held })}</span>}
        </MetaLine>
        <PagedList
          query={query}
          level={3}
          className="px-0 pt-0"
          skeleton={<VoteSkeletons label={t('votes.loading')} />}
          failed={t('votes.failed')}
          isEmpty={items.length === 0 && !query.hasNextPage}
          empty={canDecide ? <p className="text-muted">{t('votes.empty')}</p> : null}
        >
          {!canDecide && <p className="text-small">{t('votes.isOut')}</p>}
          {hasBar && <DecideBar selection={selection} votes={votes} />}
          {items.length > 0 && (
            <ul aria-label={t('votes.label')} className="divide-y border-y">
              {items.map((vote) => (
                <li key={vote.voter.id}>
                  <HeldVoteRow
                    slug={slug}
                    vote={vote}
                    isSelected={selection.has(vote.voter.id)}
                    onToggle={canDecide ? () => selection.toggle(vote.voter.id) : undefined}
                  />
                </li>
              ))}
            </ul>
          )}
          <MoreVotes query={query} isEmpty={items.length === 0} />
        </PagedList>
      </div>
    </DeskPart>
  );
}

/**
 * The way to more votes. It waits for a press, unlike the end of a list that nothing follows: the result and the entries
 * are below.
 */
function MoreVotes({ query, isEmpty }: { query: UseInfiniteQueryResult; isEmpty: boolean }) {
  const t = useDeskText();
  const reasonOf = useFailureReason();
  if (!query.hasNextPage) return null;
  // All of the shown ones are decided, and the next are on their way.
  if (isEmpty && query.isFetching) return <VoteSkeletons label={t('votes.loadingMore')} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="small"
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('list.more')}
      </Button>
      {query.isFetchNextPageError && (
        <InlineError>
          {t('list.moreFailed')} {reasonOf(query.error)}
        </InlineError>
      )}
    </div>
  );
}

function VoteSkeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="divide-y border-y">
      {[0, 1].map((place) => (
        <div key={place} className="flex gap-3 py-4">
          <Skeleton className="size-6 shrink-0 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
