import { links } from '@upround/shared/links';
import { AsidePart, ButtonLink, Link, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { CompetitionActions } from '../competition/competition-actions';
import { PhasesBar } from '../competition/phases-bar';
import { NextCountdown } from '../components/next-countdown';
import { PhaseBadge } from '../components/phase-badge';
import type { CompetitionView } from '../model/competition-view';
import { useSeriesText } from './messages/catalogue';

/** The round of a showcase or campaign: where it is, its dates, and what to do. */
export function RoundPanel({ view }: { view: CompetitionView }) {
  const t = useSeriesText();
  const { competition } = view;
  return (
    <AsidePart title={t('round.title')} more={<PhaseBadge phase={competition.phase} />}>
      <p className="font-medium wrap-anywhere">{competition.title}</p>
      <NextCountdown view={view} />
      <CompetitionActions view={view} />
      <PhasesBar competition={competition} isNarrow />
      <p className="text-small">
        <Link href={links.competition(competition.slug)}>{t('round.details')}</Link>
      </p>
    </AsidePart>
  );
}

/** That there's no round, and where rounds are announced. */
export function NoRound() {
  const t = useSeriesText();
  return (
    <AsidePart title={t('round.none')}>
      <p className="text-small text-muted">{t('round.noneText')}</p>
      <ButtonLink href={links.competitions({ status: 'coming' })} className="self-start">
        {t('round.competitions')}
      </ButtonLink>
    </AsidePart>
  );
}

/** The round to come, in the shape of its panel. */
export function RoundSkeleton() {
  const t = useSeriesText();
  return (
    <SkeletonGroup label={t('round.loading')}>
      <div className="flex flex-col gap-3 rounded-surface border bg-surface-raised p-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-10 w-40" />
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-16 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
