import { stateLimits } from '@upround/calculators/model';
import { SegmentedControl } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';
import { StateList } from './state-list';

const NEW_PHASE = { years: 3, growth: 10 } as const;
const terminals = ['growth', 'multiple', 'none'] as const;

export function DcfFields() {
  const t = useValuationText();
  const { link } = useFields();
  const { cash } = link.state;
  return (
    <>
      <FieldGrid>
        <StateField path="cash.first" />
        <StateField path="cash.rate" />
      </FieldGrid>
      <StateList<(typeof cash.phases)[number]>
        isCompact
        path="cash.phases"
        items={cash.phases}
        most={stateLimits.phases}
        least={1}
        add={t('fields.cash.addPhase')}
        nameOf={(_, place) => t('fields.cash.phase', { number: String(place + 1) })}
        newItem={() => NEW_PHASE}
      >
        {(place) => (
          <FieldGrid>
            <StateField path={`cash.phases.${place}.years`} />
            <StateField path={`cash.phases.${place}.growth`} />
          </FieldGrid>
        )}
      </StateList>
      <SegmentedControl
        label={t('fields.cash.terminalBy')}
        value={cash.terminalBy}
        onChange={(by) => link.set(['cash', 'terminalBy'], by)}
        options={terminals.map((value) => ({
          value,
          label: t(`fields.cash.terminal.${value}`),
        }))}
      />
      <FieldGrid>
        {cash.terminalBy === 'growth' && <StateField path="cash.terminalGrowth" />}
        {cash.terminalBy === 'multiple' && <StateField path="cash.terminalMultiple" />}
        <StateField path="cash.netDebt" isPlain />
      </FieldGrid>
    </>
  );
}
