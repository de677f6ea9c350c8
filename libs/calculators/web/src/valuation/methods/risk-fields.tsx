import { riskFactors } from '@upround/calculators/model';
import { Field, Select } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';

const ratings = [2, 1, 0, -1, -2] as const;

export function RiskFields() {
  const t = useValuationText();
  const { link } = useFields();
  return (
    <FieldGrid>
      <StateField path="base" hint={t('fields.baseHint')} />
      <StateField path="riskStep" />
      {riskFactors.map((risk) => (
        <Field key={risk} label={t(`fields.risks.${risk}`)}>
          <Select
            value={String(link.state.risks[risk] ?? 0)}
            onChange={({ target }) => link.set(['risks', risk], Number(target.value))}
          >
            {ratings.map((rating) => (
              <option key={rating} value={String(rating)}>
                {t(`fields.ratings.${rating}`)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </FieldGrid>
  );
}
