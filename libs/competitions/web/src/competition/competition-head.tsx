import { Trophy } from 'lucide-react';
import {
  Badge,
  BannerDrawing,
  ICON_STROKE,
  useIsPhone,
  VisuallyHidden,
  Words,
} from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { NextCountdown } from '../components/next-countdown';
import { JoinedBadge } from '../components/joined-badge';
import { PhaseBadge } from '../components/phase-badge';
import type { CompetitionView } from '../model/competition-view';
import { CompetitionActions } from './competition-actions';
import { PhasesBar } from './phases-bar';
import { EntryState } from './primary-action';

interface CompetitionHeadProps {
  view: CompetitionView;
  /** False where another action of the page is the main one. */
  hasMain: boolean;
}

/** What a competition is, where it is, and what to do; its title is the page's heading above. */
export function CompetitionHead({ view, hasMain }: CompetitionHeadProps) {
  const t = useCompetitionPartsText();
  const { competition } = view;
  const isPhone = useIsPhone();
  return (
    <div className="flex flex-col gap-4 medium:gap-6 px-4 pt-2 pb-6 medium:px-6">
      <div className="flex flex-col gap-4 medium:gap-6 wide:flex-row wide:justify-between">
        <div className="flex max-w-content min-w-0 flex-col gap-3">
          <p dir="auto" className="text-body wrap-anywhere">
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
          {competition.prize !== null && (
            <p className="flex gap-2 font-medium wrap-anywhere">
              <Trophy
                aria-hidden
                size={20}
                strokeWidth={ICON_STROKE}
                className="mt-0.5 shrink-0 text-muted"
              />
              <span className="min-w-0">
                <VisuallyHidden>{t('prize')} </VisuallyHidden>
                {competition.prize}
              </span>
            </p>
          )}
        </div>
        <div className="shrink-0 wide:text-right">
          <NextCountdown view={view} />
        </div>
      </div>
      <CompetitionActions view={view} hasMain={hasMain} />
      {/* On phones they would push the tabs below the screen: the first tab begins with them. */}
      {!isPhone && <PhasesBar competition={competition} />}
    </div>
  );
}

/** In the place of the head, where the member has something to do: how far they are, and until when. */
export function ShortHead({ view }: { view: CompetitionView }) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-1 px-4 pb-3 medium:flex-row medium:flex-wrap medium:px-6">
      <NextCountdown view={view} isLine />
      <EntryState view={view} />
    </div>
  );
}

/** The drawing on top of the page. */
export function CompetitionCover({ slug }: { slug: string }) {
  return (
    <div className="h-16 overflow-hidden border-b medium:h-32">
      <BannerDrawing seed={slug} />
    </div>
  );
}
