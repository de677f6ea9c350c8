import { Check } from 'lucide-react';
import type { Competition } from '@upround/competitions/contract';
import { classes, ICON_STROKE, VisuallyHidden } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../components/messages/catalogue';
import { MomentText } from '../components/moment-text';
import { momentsOf, nextMomentOf, type Moment } from '../model/phases';
import { useCompetitionText } from './messages/catalogue';

interface PhasesBarProps {
  competition: Competition;
  /** One below the other, where there's little room. */
  isNarrow?: boolean;
}

/** The moments of a competition in their order, which are past, and which comes next. */
export function PhasesBar({ competition, isNarrow = false }: PhasesBarProps) {
  const t = useCompetitionText();
  const next = nextMomentOf(competition);
  return (
    <ol
      aria-label={t('phases')}
      className={classes(
        'grid grid-cols-1',
        isNarrow ? 'gap-2.5' : 'gap-4 small:grid-cols-2 wide:grid-cols-4',
      )}
    >
      {momentsOf(competition).map((moment) => (
        <Step
          key={moment.step}
          moment={moment}
          isNext={moment.step === next?.step}
          isNarrow={isNarrow}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  moment: Moment;
  isNext: boolean;
  isNarrow: boolean;
}

function Step({ moment, isNext, isNarrow }: StepProps) {
  const t = useCompetitionText();
  const tParts = useCompetitionPartsText();
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
      <MomentText value={at} className="text-small" />
    </li>
  );
}
