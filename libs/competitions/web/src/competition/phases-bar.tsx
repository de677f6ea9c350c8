import { Check } from 'lucide-react';
import type { Competition } from '@upround/competitions/contract';
import { classes, ICON_STROKE, VisuallyHidden } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { momentsOf, nextMomentOf, type Moment } from '../model/phases';
import { useMoments } from '../model/use-moments';
import { DatesZone } from './dates-zone';
import { useCompetitionText } from './messages/catalogue';

interface PhasesBarProps {
  competition: Competition;
  /** One below the other, where there's little room. */
  isNarrow?: boolean;
}

/** The dates of a competition in their order, which are past, which comes next, and in which zone they are. */
export function PhasesBar({ competition, isNarrow = false }: PhasesBarProps) {
  const t = useCompetitionText();
  const moments = useMoments();
  const next = nextMomentOf(competition);
  const dates = momentsOf(competition);
  // Summer time may begin between two of them.
  const hasOffsets = new Set(dates.map(({ at }) => moments.offset(at))).size > 1;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ol
        aria-label={t('phases')}
        className={classes(
          'grid grid-cols-1',
          isNarrow ? 'gap-2.5' : 'gap-4 small:grid-cols-2 wide:grid-cols-4',
        )}
      >
        {dates.map((moment) => (
          <Step
            key={moment.step}
            moment={moment}
            isNext={moment.step === next?.step}
            isNarrow={isNarrow}
            hasOffset={hasOffsets}
          />
        ))}
      </ol>
      <DatesZone dates={dates} />
    </div>
  );
}

interface StepProps {
  moment: Moment;
  isNext: boolean;
  isNarrow: boolean;
  /** Whether each date says its UTC offset, because daylight saving time begins or ends between them. */
  hasOffset: boolean;
}

function Step({ moment, isNext, isNarrow, hasOffset }: StepProps) {
  const t = useCompetitionText();
  const tParts = useCompetitionPartsText();
  const moments = useMoments();
  const { step, at, isPast } = moment;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classes(
        'flex min-w-0 flex-col border-t-2',
        isNarrow ? 'pt-2' : 'gap-1 pt-3',
        isPast || isNext ? 'border-accent' : 'border-border',
      )}
    >
      <span
        className={classes(
          'flex items-center gap-1.5 text-small',
          isNext ? 'font-semibold' : 'font-medium',
        )}
      >
        {isPast && (
          <Check
            aria-hidden
            size={16}
            strokeWidth={ICON_STROKE}
            className="shrink-0 text-accent-text"
          />
        )}
        <VisuallyHidden>
          {isPast && t('done')}
          {isNext && t('now')}
        </VisuallyHidden>
        {tParts(`${isPast ? 'past' : 'next'}.${step}`)}
      </span>
      <time dateTime={at} className="figures text-small text-text">
        {moments.local(at)}
        {hasOffset && (
          <>
            {' '}
            <span className="inline-block text-muted">{moments.offset(at)}</span>
          </>
        )}
      </time>
    </li>
  );
}
