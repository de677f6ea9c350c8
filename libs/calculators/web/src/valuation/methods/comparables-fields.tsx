import { stateLimits } from '@upround/calculators/model';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';
import { StateList } from './state-list';

const NEW_MULTIPLE = 5;

export function ComparablesFields() {
  const t = useValuationText();
  const { multiples } = useFields().link.state.peers;
  return (
    <>
      <FieldGrid>
        <StateField path="peers.metric" />
        <StateField path="peers.illiquidity" />
        <StateField path="peers.netDebt" isPlain />
      </FieldGrid>
      <StateList<number | null>
        isCompact
        path="peers.multiples"
        items={multiples}
        most={stateLimits.multiples}
        least={1}
        add={t('fields.peers.addMultiple')}
        nameOf={(_, place) => t('fields.peers.company', { number: String(place + 1) })}
        newItem={() => NEW_MULTIPLE}
      >
        {(place) => <StateField path={`peers.multiples.${place}`} />}
      </StateList>
    </>
  );
}
