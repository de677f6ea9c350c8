import { stateLimits, type InputError } from '@upround/calculators/model';
import { Field, TextInput } from '@upround/shared/ui';
import { shares } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { GroupItem, ItemGroup } from './item-group';
import { useRaiseText } from './messages/catalogue';
import { RaiseField } from './raise-field';

export function HolderFields({ problem }: { problem: InputError | null }) {
  const t = useRaiseText();
  const { link } = useFields();
  const { holders } = link.state.raise;
  const setHolders = (next: typeof holders) => link.set(['raise', 'holders'], next);
  return (
    <ItemGroup
      legend={t('holders')}
      add={holders.length < stateLimits.holders ? t('addHolder') : undefined}
      onAdd={() => setHolders([...holders, { name: '', shares: 1_000_000 }])}
    >
      {holders.map((holder, place) => {
        const number = String(place + 1);
        const name = holder.name.trim() || t('founder', { number });
        return (
          // Holders have no id but their place.
          <GroupItem
            key={place}
            remove={t('removeHolder', { name })}
            onRemove={() => setHolders(holders.filter((_, other) => other !== place))}
          >
            <FieldGrid>
              <Field label={t('holderName', { number })}>
                <TextInput
                  value={holder.name}
                  maxLength={80}
                  placeholder={t('founder', { number })}
                  onChange={({ target }) =>
                    link.set(['raise', 'holders', place, 'name'], target.value)
                  }
                />
              </Field>
              <RaiseField
                path={`holders.${place}.shares`}
                label={t('holderShares', { name })}
                unit={shares}
                problem={problem}
              />
            </FieldGrid>
          </GroupItem>
        );
      })}
    </ItemGroup>
  );
}
