import { berkusDrivers } from '@upround/calculators/model';
import { Checkbox } from '@upround/shared/ui';
import { useValuationText } from '../messages/catalogue';
import { FieldGrid } from './field-grid';
import { StateField, useFields } from './state-field';

export function BerkusFields() {
  const t = useValuationText();
  const { link } = useFields();
  return (
    <>
      <FieldGrid>
        {berkusDrivers.map((driver) => (
          <StateField key={driver} path={`berkus.${driver}`} />
        ))}
        <StateField path="berkus.most" />
      </FieldGrid>
      <Checkbox
        label={t('fields.berkus.hasRevenue')}
        hint={t('fields.berkus.hasRevenueHint')}
        checked={link.state.berkus.hasRevenue}
        onChange={({ target }) => link.set(['berkus', 'hasRevenue'], target.checked)}
      />
    </>
  );
}
