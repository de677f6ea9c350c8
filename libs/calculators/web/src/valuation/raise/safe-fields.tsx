import { stateLimits, type InputError, type ValuationState } from '@upround/calculators/model';
import { Checkbox, Field, Select, TextInput } from '@upround/shared/ui';
import { money, percent } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { GroupItem, ItemGroup } from './item-group';
import { useRaiseText } from './messages/catalogue';
import { RaiseField } from './raise-field';

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
  const { link } = useFields();
  const { raise, currency } = link.state;
  const { safes } = raise;
  const setSafes = (next: readonly Safe[]) => link.set(['raise', 'safes'], next);
  return (
    <ItemGroup
      legend={t('safes')}
      add={safes.length < stateLimits.safes ? t('addSafe') : undefined}
      onAdd={() => setSafes([...safes, newSafe(USUAL[currency])])}
    >
      {safes.map((safe, place) => (
        // SAFEs have no id but their place.
        <SafeItem
          key={place}
          safe={safe}
          place={place}
          problem={problem}
          onRemove={() => setSafes(safes.filter((_, other) => other !== place))}
        />
      ))}
    </ItemGroup>
  );
}

interface SafeItemProps {
  safe: Safe;
  place: number;
  problem: InputError | null;
  onRemove: () => void;
}

function SafeItem({ safe, place, problem, onRemove }: SafeItemProps) {
  const t = useRaiseText();
  const { link } = useFields();
  const unit = money(link.state.currency);
  const number = String(place + 1);
  const name = safe.name.trim() || t('safe', { number });
  const path = `safes.${place}`;
  const set = (key: keyof Safe, value: unknown) => link.set(['raise', 'safes', place, key], value);
  return (
    <GroupItem remove={t('remove', { name })} onRemove={onRemove}>
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
    </GroupItem>
  );
}
