import { Plus, X } from 'lucide-react';
import { stateLimits } from '@upround/calculators/model';
import { Button, IconButton, SegmentedControl } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';

const NEW_PHASE = { years: 3, growth: 10 } as const;
const terminals = ['growth', 'multiple', 'none'] as const;

export function DcfFields() {
  const t = useValuationText();
  const { link } = useFields();
  const { cash } = link.state;
  const setPhases = (phases: typeof cash.phases) => link.set(['cash', 'phases'], phases);
  return (
    <>
      <FieldGrid>
        <StateField path="cash.first" />
        <StateField path="cash.rate" />
      </FieldGrid>
      {cash.phases.map((_, place) => (
        // Phases have no name but their place.
        <div key={place} className="flex items-start gap-2">
          <div className="grow">
            <FieldGrid>
              <StateField path={`cash.phases.${place}.years`} />
              <StateField path={`cash.phases.${place}.growth`} />
            </FieldGrid>
          </div>
          {cash.phases.length > 1 && (
            <IconButton
              icon={X}
              label={t('fields.cash.removePhase', { number: String(place + 1) })}
              onClick={() => setPhases(cash.phases.filter((__, other) => other !== place))}
            />
          )}
        </div>
      ))}
      {cash.phases.length < stateLimits.phases && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() => setPhases([...cash.phases, NEW_PHASE])}
        >
          {t('fields.cash.addPhase')}
        </Button>
      )}
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
