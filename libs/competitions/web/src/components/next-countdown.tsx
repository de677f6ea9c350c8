import { nextMomentOf } from '../model/phases';
import type { CompetitionView } from '../model/competition-view';
import { Countdown } from './countdown';
import { useCompetitionPartsText } from './messages/catalogue';

/** The countdown to what comes next; nothing once the result is out. */
export function NextCountdown({ view }: { view: CompetitionView }) {
  const t = useCompetitionPartsText();
  const next = nextMomentOf(view.competition);
  if (next === undefined) return null;
  const { step, at } = next;
  return (
    <div className="flex min-w-0 flex-col">
      <span className="text-small text-muted" aria-hidden>
        {t(`countdown.${step}`)}
      </span>
      <Countdown key={step} step={step} to={at} offset={view.offset} onEnd={view.reread} />
    </div>
  );
}
