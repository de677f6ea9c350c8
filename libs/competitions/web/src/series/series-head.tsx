import type { CompetitionSeries } from '@upround/competitions/contract';
import { useAppInfo } from '@upround/shared/routing';
import { Name, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { CompetitionCover } from '../components/cover/competition-cover';
import { DatesLine } from '../components/dates-line';
import { headCoverClasses, headCoverRatio, headCoverSkeleton } from '../components/head-grid';
import { NextCountdown } from '../components/next-countdown';
import { EntryState } from '../competition/primary-action';
import type { CompetitionView } from '../model/competition-view';
import { EntryActions } from './entry-action';
import { useSeriesText } from './messages/catalogue';
import { DateActions } from './round-dates';
import { RoundFacts } from './round-facts';
import { MissingRound } from './missing-round';
import { seriesPages, type SeriesName } from './series';
import type { useSeriesView } from './use-series-view';

/** The series whose rounds are showcases. */
const SHOWCASES: readonly CompetitionSeries[] = ['startup-showcase', 'brand-startup-showcase'];

interface SeriesCoverProps {
  name: SeriesName;
  view: CompetitionView | undefined;
  /** The round is still loading. */
  isLoading: boolean;
}

/** The cover of the round; without one, that of the series. */
export function SeriesCover({ name, view, isLoading }: SeriesCoverProps) {
  const { brandName } = useAppInfo();
  const { series } = seriesPages[name];
  const className = `mb-5 medium:mb-4 ${headCoverClasses}`;
  if (isLoading) {
    return (
      <div className={className}>
        <Skeleton className={`rounded-surface ${headCoverSkeleton}`} />
      </div>
    );
  }
  const kind = SHOWCASES.includes(series) ? 'SHOWCASE' : 'CAMPAIGN';
  const { organiser = brandName, prize = null } = view?.competition ?? {};
  return (
    <CompetitionCover
      competition={{
        slug: view?.competition.slug ?? series,
        kind: view?.competition.kind ?? kind,
        organiser,
        prize,
      }}
      isLarge
      ratio={headCoverRatio}
      className={className}
    />
  );
}

interface SeriesHeadProps {
  name: SeriesName;
  view: CompetitionView | undefined;
  /** The round is still loading. */
  isLoading: boolean;
}

/** What a series is and what to do about its round; its title is the heading above. */
export function SeriesHead({ name, view, isLoading }: SeriesHeadProps) {
  const t = useSeriesText();
  return (
    <div className="flex min-w-0 flex-col gap-4 pt-2 medium:col-start-1 medium:row-start-2 medium:pb-4">
      <p className="max-w-measure text-body text-muted">{t(`lead.${name}`)}</p>
      {view !== undefined && (
        <>
          <p className="max-w-measure text-small wrap-anywhere">
            {t.rich('round.named', { round: () => <Name>{view.competition.title}</Name> })}
          </p>
          <EntryActions view={view} />
        </>
      )}
      {isLoading && (
        <SkeletonGroup label={t('round.loading')} className="flex flex-col gap-4">
          <Skeleton className="h-5 w-60" />
          <Skeleton className="h-10 w-60" />
        </SkeletonGroup>
      )}
    </div>
  );
}

/** Above the rules, which name the round: no cover, so that they begin in the first screen. */
export function RulesHead({ name, view, isLoading }: SeriesHeadProps) {
  const t = useSeriesText();
  return (
    <>
      <p className="max-w-measure pt-2 text-body text-muted medium:col-start-1 medium:row-start-2">
        {t(`lead.${name}`)}
      </p>
      <div className="pt-4 medium:col-start-2 medium:row-span-2 medium:row-start-1 medium:ml-auto medium:self-start medium:pt-2">
        {view !== undefined && <EntryActions view={view} />}
        {isLoading && (
          <SkeletonGroup label={t('round.loading')}>
            <Skeleton className="h-10 w-60" />
          </SkeletonGroup>
        )}
      </div>
    </>
  );
}

interface RoundStripProps {
  query: ReturnType<typeof useSeriesView>['query'];
  view: CompetitionView | undefined;
  /** False where the text matters more. */
  hasFacts: boolean;
  /** Whether all dates are beside the text. */
  isWide: boolean;
  isPhone: boolean;
}

/** Below the head: the facts of the round, and where there's no room beside the text also what would be there. */
export function RoundStrip({ query, view, hasFacts, isWide, isPhone }: RoundStripProps) {
  const hasDates = !isWide;
  const isMissing = view === undefined && !query.isPending;
  if (!hasDates && (isMissing || !hasFacts)) return null;
  return (
    <div className="mt-4 flex min-w-0 flex-col gap-4 medium:col-span-full">
      {isMissing ? (
        <MissingRound query={query} />
      ) : view === undefined ? (
        <StripSkeleton hasFacts={hasFacts} hasDates={hasDates} />
      ) : (
        <>
          {hasDates && (
            <DatesLine view={view}>
              <DateActions view={view} />
            </DatesLine>
          )}
          {hasFacts && <RoundFacts view={view} isPhone={isPhone} />}
        </>
      )}
    </div>
  );
}

function StripSkeleton({ hasFacts, hasDates }: { hasFacts: boolean; hasDates: boolean }) {
  return (
    <>
      {hasDates && <Skeleton className="h-11.5 rounded-surface" />}
      {hasFacts && (
        <div className="border-y py-4">
          <Skeleton className="h-24 wide:h-11" />
        </div>
      )}
    </>
  );
}

/** The tabs to come: which there are depends on the round. */
export function TabsSkeleton() {
  return (
    <div className="mt-4 flex h-11.25 items-center gap-6 border-b medium:col-span-full">
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-4 w-16" />
      ))}
    </div>
  );
}

/** In place of the head where the member writes their entry: until when, and how far they are. */
export function ShortSeriesHead({ view }: { view: CompetitionView | undefined }) {
  return (
    // The line keeps its place until the round is read.
    <div className="flex min-h-13 flex-col gap-x-6 gap-y-1 pt-2 medium:min-h-7 medium:flex-row medium:flex-wrap">
      {view !== undefined && (
        <>
          <NextCountdown view={view} isLine />
          {/* Its line keeps its place: it comes with the first save, while the member writes. */}
          <div className="min-h-5">
            <EntryState view={view} />
          </div>
        </>
      )}
    </div>
  );
}
