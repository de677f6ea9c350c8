import type { ReactNode } from 'react';
import { EmptyState, Name, Prose, SkeletonGroup, SkeletonText } from '@upround/shared/ui';
import { CriteriaPanel } from '../components/criteria-panel';
import { NewResults } from '../components/new-results';
import { OutsideLink } from '../components/outside-link';
import { PrizesPart } from '../competition/prizes-part';
import { ChangeLog } from '../competition/rules-tab';
import { LazyEntryTab } from '../entry/lazy-entry-tab';
import type { CompetitionView } from '../model/competition-view';
import { useSeriesText } from './messages/catalogue';
import { addressOfLink } from './page-links';
import { EarlierRounds, PastParts, TileSkeletons } from './past-parts';
import { DatesPanel } from './round-dates';
import { MissingRound } from './missing-round';
import type { PastRounds } from './use-past-rounds';
import type { useSeriesView } from './use-series-view';

interface TextProps {
  query: ReturnType<typeof useSeriesView>['query'];
  view: CompetitionView | undefined;
  /** Markdown. */
  text: string;
  /** Whether there's room beside the text. */
  isWide: boolean;
}

interface AboutProps extends TextProps {
  past: PastRounds;
  isPhone: boolean;
}

/** What a series is, with its past rounds in pictures; on phones the text comes first. */
export function AboutBody({ query, view, text, past, isWide, isPhone }: AboutProps) {
  const t = useSeriesText();
  if (query.isPending || past.isLoading) {
    return (
      <SkeletonGroup label={t('round.loading')} className="flex flex-col gap-10">
        {!isPhone && past.isLoading && <TileSkeletons />}
        <SkeletonText lines={12} className="max-w-content" />
      </SkeletonGroup>
    );
  }
  return (
    <div>
      <NewResults {...past.newResults} />
      <div className="flex flex-col gap-10">
        {!isPhone && <PastParts past={past} />}
        <Columns
          hasAside={isWide || view !== undefined || past.decided.length > 0}
          aside={
            <>
              {isWide && <RoundPart query={query} view={view} />}
              {view !== undefined && (
                <>
                  {view.competition.prizes.length > 0 && (
                    <PrizesPart competition={view.competition} />
                  )}
                  <CriteriaPanel competition={view.competition} />
                </>
              )}
              <EarlierRounds past={past} />
            </>
          }
        >
          <Prose text={text} addressOf={addressOfLink} />
          {isPhone && (
            <div className="mt-10">
              <PastParts past={past} />
            </div>
          )}
        </Columns>
      </div>
    </div>
  );
}

/** The rules of the round; without one those that apply to every round. */
export function RulesBody({ query, view, text, isWide }: TextProps) {
  const t = useSeriesText();
  if (query.isPending) {
    return (
      <SkeletonGroup label={t('round.loading')}>
        <SkeletonText lines={12} className="max-w-content" />
      </SkeletonGroup>
    );
  }
  return (
    <Columns
      hasAside={isWide || view !== undefined}
      aside={
        <>
          {isWide && <RoundPart query={query} view={view} />}
          {view !== undefined && <ChangeLog changes={view.competition.changes} />}
        </>
      }
    >
      {view === undefined ? (
        <>
          <p className="mb-6 text-small text-muted">{t('standing')}</p>
          <Prose text={text} addressOf={addressOfLink} />
        </>
      ) : (
        <>
          <h2 className="mb-4 text-title font-semibold wrap-anywhere">
            <Name>{view.competition.title}</Name>
          </h2>
          <Prose text={view.competition.rules.text} isForeign OutsideLink={OutsideLink} />
        </>
      )}
    </Columns>
  );
}

/** The member's entry, the login for guests, or that there's no round to enter. */
export function EntryBody({ query, view }: Pick<TextProps, 'query' | 'view'>) {
  const t = useSeriesText();
  if (view !== undefined) return <LazyEntryTab view={view} />;
  if (query.data !== undefined) {
    return (
      <EmptyState title={t('round.noEntry')} className="px-0">
        {t('round.next')}
      </EmptyState>
    );
  }
  if (query.isError) return <MissingRound query={query} />;
  return (
    <SkeletonGroup label={t('round.loading')}>
      <SkeletonText lines={8} className="max-w-content" />
    </SkeletonGroup>
  );
}

interface ColumnsProps {
  aside: ReactNode;
  /** False where nothing is in it. */
  hasAside: boolean;
  children: ReactNode;
}

function Columns({ aside, hasAside, children }: ColumnsProps) {
  const t = useSeriesText();
  return (
    <div className="flex flex-col gap-10 wide:flex-row wide:gap-8">
      <div className="w-full max-w-content min-w-0">{children}</div>
      {hasAside && (
        <aside
          aria-label={t('aside')}
          className="grid min-w-0 grow grid-cols-1 content-start items-start gap-4 medium:grid-cols-2 wide:min-w-72 wide:basis-0 wide:grid-cols-1"
        >
          {aside}
        </aside>
      )}
    </div>
  );
}

/** The round's dates; without a round, why. */
function RoundPart({ query, view }: Pick<TextProps, 'query' | 'view'>) {
  return view === undefined ? <MissingRound query={query} /> : <DatesPanel view={view} />;
}
