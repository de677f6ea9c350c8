import { Plus, X } from 'lucide-react';
import { stateLimits } from '@upround/calculators/model';
import { Button, IconButton, SegmentedControl } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';

const USUAL_DILUTION = 20;

export function VentureCapitalFields() {
  const t = useValuationText();
  const { link } = useFields();
  const { exit, laterRounds } = link.state;
  const setRounds = (rounds: readonly (number | null)[]) => link.set(['laterRounds'], rounds);
  return (
    <>
      <SegmentedControl
        label={t('fields.exit.by')}
        value={exit.by}
        onChange={(by) => link.set(['exit', 'by'], by)}
        options={[
          { value: 'multiple', label: t('fields.exit.byMultiple') },
          { value: 'rate', label: t('fields.exit.byRate') },
        ]}
      />
      <FieldGrid>
        {exit.by === 'multiple' ? (
          <StateField path="exit.requiredMultiple" />
        ) : (
          <>
            <StateField path="exit.rate" />
            <StateField path="exit.years" />
          </>
        )}
        <StateField path="exit.metric" />
        <StateField path="exit.multiple" />
        <StateField path="exit.investment" />
        <StateField path="exit.probability" />
      </FieldGrid>
      {laterRounds.map((_, place) => (
        // Rounds have no name but their place.
        <div key={place} className="flex items-start gap-2">
          <div className="grow">
            <StateField path={`laterRounds.${place}`} />
          </div>
          <IconButton
            icon={X}
            label={t('fields.removeRound', { number: String(place + 1) })}
            onClick={() => setRounds(laterRounds.filter((__, other) => other !== place))}
          />
        </div>
      ))}
      {laterRounds.length < stateLimits.laterRounds && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() => setRounds([...laterRounds, USUAL_DILUTION])}
        >
          {t('fields.addRound')}
        </Button>
      )}
    </>
  );
}
