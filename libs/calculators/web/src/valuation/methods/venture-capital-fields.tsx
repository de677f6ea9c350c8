import { stateLimits } from '@upround/calculators/model';
import { SegmentedControl } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';
import { StateList } from './state-list';

const USUAL_DILUTION = 20;

export function VentureCapitalFields() {
  const t = useValuationText();
  const { link } = useFields();
  const { exit, laterRounds } = link.state;
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
      <StateList<number | null>
        isCompact
        path="laterRounds"
        items={laterRounds}
        most={stateLimits.laterRounds}
        add={t('fields.addRound')}
        nameOf={(_, place) => t('fields.laterRoundName', { number: String(place + 1) })}
        newItem={() => USUAL_DILUTION}
      >
        {(place) => <StateField path={`laterRounds.${place}`} />}
      </StateList>
    </>
  );
}
