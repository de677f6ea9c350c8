import { useQueries } from '@tanstack/react-query';
import { listTrackers, trackerTypes, type Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { FailureReason, queryFor } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import {
  AsidePart,
  Button,
  ButtonLink,
  InlineError,
  Link,
  Skeleton,
  SkeletonGroup,
} from '@upround/shared/ui';
import { BriefRecord } from '../components/brief-record';
import { FitBadge } from '../components/fit-badge';
import { useFit, useFitSettings } from '../data/use-fit';
import { FitPrompt } from '../fit/fit-prompt';
import { AccountPart, ClosingPart } from './guest-aside';
import { useTrackerOverviewText } from './messages/catalogue';

interface OverviewAsideProps {
  /** The best fits are above the lists. */
  isWithoutFits?: boolean;
}

/** What fits best, what to do next, and what the bundle holds. */
export function OverviewAside({ isWithoutFits = false }: OverviewAsideProps) {
  const t = useTrackerOverviewText();
  const { isMember } = useSession();
  const { settings, isPending } = useFit();
  // What is above the rest depends on the settings: nothing is shown that would move.
  if (isMember && isPending) {
    return (
      <SkeletonGroup label={t('aside')} className="flex flex-col gap-4">
        <Skeleton className="h-104 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <FitPrompt />
      {settings && !isWithoutFits && <BestFits />}
      {isMember ? <NextStep /> : <AccountPart />}
      <AsidePart title={t('bundle.title')}>
        <p className="text-small text-muted">{t('bundle.text')}</p>
        <div>
          <ButtonLink href={links.bundle()}>{t('bundle.action')}</ButtonLink>
        </div>
      </AsidePart>
      {!isMember && <ClosingPart />}
    </div>
  );
}

function NextStep() {
  const t = useTrackerOverviewText();
  const settings = useFitSettings();
  return (
    <AsidePart title={t('next.title')}>
      <p className="text-small text-muted">{t(settings === null ? 'next.fit' : 'next.pipeline')}</p>
      <div className="flex flex-wrap gap-2">
        {settings === null && (
          <ButtonLink href={links.fitSettings()} variant="primary">
            {t('next.setFit')}
          </ButtonLink>
        )}
        <ButtonLink href={links.pipeline()} variant={settings === null ? 'quiet' : 'primary'}>
          {t('next.seePipeline')}
        </ButtonLink>
      </div>
    </AsidePart>
  );
}

const MOST = 5;
const scoreOf = ({ own }: Tracker) => own?.fit?.score ?? 0;

/** The best fits of each list, together. */
const useBestFits = () =>
  useQueries({
    queries: trackerTypes.map((type) =>
      queryFor(listTrackers, { query: { type, sort: 'fit', limit: MOST } }),
    ),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => void Promise.all(results.map((one) => one.refetch())),
      records: results
        .flatMap(({ data }) => data?.data ?? [])
        .filter((record) => scoreOf(record) > 0)
        .sort((one, other) => scoreOf(other) - scoreOf(one))
        .slice(0, MOST),
    }),
  });

/** What fits the member best, of all lists. */
export function BestFits() {
  const t = useTrackerOverviewText();
  const { isPending, error, isFetching, refetch, records } = useBestFits();
  return (
    <AsidePart title={t('best.title')}>
      {isPending ? (
        <SkeletonGroup label={t('best.loading')} className="-my-2 divide-y">
          {Array.from({ length: MOST }, (_, index) => (
            <div key={index} className="flex h-16 items-center gap-3">
              <Skeleton className="size-8 shrink-0" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-3.5 w-4/5" />
                <Skeleton className="h-3 w-1/2" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      ) : error !== null && records.length === 0 ? (
        <div className="flex flex-col items-start gap-2">
          <InlineError>
            {t('best.failed')} <FailureReason error={error} />
          </InlineError>
          <Button size="small" busy={isFetching} onClick={refetch}>
            {t('best.retry')}
          </Button>
        </div>
      ) : records.length === 0 ? (
        <p className="text-small text-muted">{t('best.none')}</p>
      ) : (
        <ul className="-my-2 divide-y">
          {records.map((record) => (
            <li key={record.id}>
              <BriefRecord
                record={record}
                badge={record.own?.fit && <FitBadge fit={record.own.fit} />}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="text-small">
        <Link href={links.fitSettings()}>{t('best.change')}</Link>
      </p>
    </AsidePart>
  );
}
