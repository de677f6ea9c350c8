import type { RaiseOutcome, ValuationState } from '@upround/calculators/model';
import { Checkbox } from '@upround/shared/ui';
import { money, percent, shares, shortAmount } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { HolderFields } from './holder-fields';
import { useRaiseText } from './messages/catalogue';
import { NoteFields } from './note-fields';
import { RaiseField } from './raise-field';
import { SafeFields } from './safe-fields';

interface RaiseFormProps {
  state: ValuationState;
  outcome: RaiseOutcome;
  median: number | null;
}

/** What the round is made of. */
export function RaiseForm({ state, outcome, median }: RaiseFormProps) {
  const t = useRaiseText();
  const { link } = useFields();
  const { problem } = outcome;
  const unit = money(state.currency);
  return (
    <div className="flex flex-col gap-8">
      <FieldGrid>
        <RaiseField
          path="preMoney"
          label={t('preMoney')}
          unit={unit}
          problem={problem}
          optional={median !== null}
          hint={
            median === null
              ? t('preMoneyHintNone')
              : t('preMoneyHint', { amount: shortAmount(median, state.currency) })
          }
        />
        <RaiseField path="investment" label={t('investment')} unit={unit} problem={problem} />
        <RaiseField path="poolShare" label={t('poolShare')} unit={percent} problem={problem} />
        <RaiseField path="options" label={t('options')} unit={shares} problem={problem} />
        <RaiseField path="unissuedPool" label={t('unissuedPool')} unit={shares} problem={problem} />
      </FieldGrid>
      <HolderFields problem={problem} />
      <SafeFields problem={problem} />
      <NoteFields problem={problem} />
      <Checkbox
        label={t('rounding')}
        checked={state.raise.rounding === 'lawyers'}
        onChange={({ target }) =>
          link.set(['raise', 'rounding'], target.checked ? 'lawyers' : 'none')
        }
      />
    </div>
  );
}
