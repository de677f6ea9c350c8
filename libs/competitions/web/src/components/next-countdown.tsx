import { classes } from '@upround/shared/ui';
import { nextMomentOf } from '../model/phases';
import type { CompetitionView } from '../model/competition-view';
import { Countdown } from './countdown';
import { useCompetitionPartsText } from './messages/catalogue';

interface NextCountdownProps {
  view: CompetitionView;
  /** In one line of small type, where something else is what the page is for. */
  isLine?: boolean;
}

/** The countdown to what comes next; nothing once the result is out. */
export function NextCountdown({ view, isLine = false }: NextCountdownProps) {
  const t = useCompetitionPartsText();
  const next = nextMomentOf(view.competition);
  if (next === undefined) return null;
  const { step, at } = next;
  return (
    <div
      className={classes(
        'flex min-w-0 flex-wrap items-baseline gap-x-2',
        !isLine && 'medium:flex-col',
      )}
    >
      <span className="text-small text-muted" aria-hidden>
        {t(`countdown.${step}`)}
      </span>
      <Countdown
        key={step}
        step={step}
        to={at}
        offset={view.offset}
        onEnd={view.reread}
        isSmall={isLine}
      />
    </div>
  );
}
