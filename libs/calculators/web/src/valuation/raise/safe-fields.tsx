import { stateLimits, type InputError, type ValuationState } from '@upround/calculators/model';
import { Checkbox, Field, FieldGroup, Select, TextInput } from '@upround/shared/ui';
import { money, percent } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { StateList } from '../methods/state-list';
import { useRaiseText } from './messages/catalogue';
import { RaiseField } from './raise-field';
import { useRowName } from './use-row-name';

type Safe = ValuationState['raise']['safes'][number];

const newSafe = (usual: number): Safe => ({
  name: '',
  amount: usual,
  type: 'postMoney',
  cap: usual * 10,
  discount: 0,
  isMfn: false,
});

const USUAL = { INR: 5_000_000, USD: 60_000 } as const;

export function SafeFields({ problem }: { problem: InputError | null }) {
  const t = useRaiseText();
  const rowName = useRowName();
  const { raise, currency } = useFields().link.state;
  return (
    <FieldGroup legend={t('safes')}>
      <StateList<Safe>
        path="raise.safes"
        items={raise.safes}
        most={stateLimits.safes}
        add={t('addSafe')}
        nameOf={({ name }, place) => rowName('safe', name, place + 1)}
        newItem={() => newSafe(USUAL[currency])}
      >
        {(place, safe) => <SafeItem safe={safe} place={place} problem={problem} />}
      </StateList>
    </FieldGroup>
  );
}

interface SafeItemProps {
  safe: Safe;
  place: number;
  problem: InputError | null;
}

function SafeItem({ safe, place, problem }: SafeItemProps) {
  const t = useRaiseText();
  const { link } = useFields();
  const unit = money(link.state.currency);
  const number = String(place + 1);
  const name = useRowName()('safe', safe.name, place + 1);
  const path = `safes.${place}`;
  const set = (key: keyof Safe, value: unknown) => link.set(['raise', 'safes', place, key], value);
  return (
    <FieldGrid>
      <Field label={t('safeName', { number })}>
        <TextInput
          value={safe.name}
          maxLength={80}
          placeholder={t('safe', { number })}
          onChange={({ target }) => set('name', target.value)}
        />
      </Field>
      <Field label={t('safeType', { name })}>
        <Select value={safe.type} onChange={({ target }) => set('type', target.value)}>
          <option value="postMoney">{t('safeTypes.postMoney')}</option>
          <option value="preMoney">{t('safeTypes.preMoney')}</option>
        </Select>
      </Field>
      <RaiseField
        path={`${path}.amount`}
        label={t('safeAmount', { name })}
        unit={unit}
        problem={problem}
      />
      <RaiseField
        path={`${path}.cap`}
        label={t('safeCap', { name })}
        unit={unit}
        problem={problem}
        optional
        placeholder={t('noCap')}
      />
      <RaiseField
        path={`${path}.discount`}
        label={t('safeDiscount', { name })}
        unit={percent}
        problem={problem}
      />
      <Checkbox
        label={t('safeMfn', { name })}
        checked={safe.isMfn}
        onChange={({ target }) => set('isMfn', target.checked)}
      />
    </FieldGrid>
  );
}
