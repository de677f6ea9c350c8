import { trackerTypes, type FitSettings } from '@upround/trackers/contract';
import { FailureReason } from '@upround/shared/query';
import { Button, InlineError, Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { BriefRecord } from '../components/brief-record';
import { FitBadge } from '../components/fit-badge';
import { useTrackerTexts } from '../components/tracker-texts';
import { listHref } from '../model/list-address';
import { isNothing } from './fit-values';
import { useFitText } from './messages/catalogue';
import { useMatches } from './use-matches';

interface MatchListProps {
  settings: FitSettings;
  /** They are saved: the lists are sorted by them. */
  isSaved: boolean;
}

/** What fits best, as the settings are chosen. */
export function MatchList({ settings, isSaved }: MatchListProps) {
  const t = useFitText();
  const texts = useTrackerTexts();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-body font-semibold">{t('preview.title')}</h2>
      <Matches settings={settings} />
      {isSaved && (
        <ul className="flex flex-wrap gap-x-4 gap-y-2 text-small">
          {trackerTypes.map((type) => (
            <li key={type}>
              <Link href={listHref({ type, isFull: false }, { sort: 'fit' })}>
                {t('preview.all', { types: texts.many(type) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Matches({ settings }: { settings: FitSettings }) {
  const t = useFitText();
  const { isPending, error, isFetching, refetch, matches } = useMatches(settings);
  if (isNothing(settings)) return <p className="text-small text-muted">{t('preview.empty')}</p>;
  if (isPending) return <MatchSkeletons />;
  return (
    <>
      {matches.length > 0 ? (
        <ul className="divide-y border-y">
          {matches.map(({ record, fit }) => (
            <li key={record.id}>
              <BriefRecord record={record} badge={<FitBadge fit={fit} />} />
            </li>
          ))}
        </ul>
      ) : (
        error === null && <p className="text-small text-muted">{t('preview.none')}</p>
      )}
      {error !== null && (
        <div className="flex flex-col items-start gap-2">
          <InlineError>
            {t(matches.length > 0 ? 'preview.partial' : 'preview.failed')}{' '}
            <FailureReason error={error} />
          </InlineError>
          <Button size="small" busy={isFetching} onClick={refetch}>
            {t('preview.retry')}
          </Button>
        </div>
      )}
    </>
  );
}

function MatchSkeletons() {
  const t = useFitText();
  return (
    <SkeletonGroup label={t('preview.loading')} className="divide-y border-y">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3">
          <Skeleton className="size-8 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
