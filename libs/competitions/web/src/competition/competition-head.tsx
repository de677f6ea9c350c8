import { Badge, useIsPhone, Words } from '@upround/shared/ui';
import { JoinedBadge } from '../components/joined-badge';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { NextCountdown } from '../components/next-countdown';
import { PhaseBadge } from '../components/phase-badge';
import type { CompetitionView } from '../model/competition-view';
import { CompetitionActions } from './competition-actions';
import { PhasesBar } from './phases-bar';
import { EntryState, PrimaryAction } from './primary-action';

interface HeadProps {
  view: CompetitionView;
}

/** The competition's tagline, phase and actions. The page renders the title and the cover. */
export function CompetitionHead({ view }: HeadProps) {
  const t = useCompetitionPartsText();
  const { competition } = view;
  return (
    <div className="flex min-w-0 flex-col gap-4 px-4 pt-2 pb-6 medium:col-start-1 medium:row-start-2 medium:pr-0 medium:pb-4 medium:pl-6">
      <p dir="auto" className="max-w-measure text-body wrap-anywhere">
        <Words>{competition.tagline}</Words>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
        <PhaseBadge phase={competition.phase} />
        {competition.kind !== 'COMPETITION' && <Badge>{t(`kind.${competition.kind}`)}</Badge>}
        <JoinedBadge competition={competition} />
        <span className="min-w-0 text-muted wrap-anywhere">
          {t('organiser', { name: competition.organiser })}
        </span>
      </div>
      <NextCountdown view={view} />
      <CompetitionActions view={view} />
    </div>
  );
}

/**
 * The dates below the head. On phones they'd push the tabs off the screen, so the first tab has them. Once there's a
 * result, the dates are in the aside of the first tab, so that the winners come first.
 */
export function HeadDates({ view }: HeadProps) {
  const isPhone = useIsPhone();
  if (isPhone || view.competition.phase === 'RESULT') return null;
  return (
    <div className="px-4 pt-2 pb-6 medium:col-span-full medium:px-6">
      <PhasesBar competition={view.competition} />
    </div>
  );
}

interface ShortHeadProps extends HeadProps {
  /** False where the page below has its own main action. */
  hasMain: boolean;
}

/** Replaces the head on every tab but the first: phase, deadline and main action. */
export function ShortHead({ view, hasMain }: ShortHeadProps) {
  const t = useCompetitionPartsText();
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 px-4 pb-3 medium:flex-row medium:flex-wrap medium:items-center medium:justify-between medium:px-6">
      {/* The state has a line of its own: it comes after the rest, and beside it would push it around. */}
      <div className="flex min-w-0 flex-col gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <PhaseBadge phase={view.competition.phase} />
          <span className="min-w-0 text-small text-muted wrap-anywhere">
            {t('organiser', { name: view.competition.organiser })}
          </span>
          <NextCountdown view={view} isLine />
        </div>
        <EntryState view={view} />
      </div>
      {hasMain && (
        <div className="flex flex-wrap gap-2">
          <PrimaryAction view={view} />
        </div>
      )}
    </div>
  );
}
