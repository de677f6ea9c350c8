import { scorecardFactors } from '@upround/calculators/model';
import { FieldGroup } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField } from './state-field';

export function ScorecardFields() {
  const t = useValuationText();
  return (
    <>
      <FieldGrid>
        <StateField path="base" hint={t('fields.baseHint')} />
        {scorecardFactors.map((factor) => (
          <StateField
            key={factor}
            path={`scores.${factor}`}
            label={t(`fields.factors.${factor}`)}
          />
        ))}
      </FieldGrid>
      <FieldGroup legend={t('fields.weightsTitle')}>
        <FieldGrid>
          {scorecardFactors.map((factor) => (
            <StateField key={factor} path={`weights.${factor}`} isPlain />
          ))}
        </FieldGrid>
      </FieldGroup>
    </>
  );
}
