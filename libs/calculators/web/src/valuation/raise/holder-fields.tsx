import { stateLimits, type InputError, type ValuationState } from '@upround/calculators/model';
import { Field, FieldGroup, TextInput } from '@upround/shared/ui';
import { shares } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { StateList } from '../methods/state-list';
import { useRaiseText } from './messages/catalogue';
import { RaiseField } from './raise-field';
import { useRowName } from './use-row-name';

type Holder = ValuationState['raise']['holders'][number];

export function HolderFields({ problem }: { problem: InputError | null }) {
  const t = useRaiseText();
  const rowName = useRowName();
  const { link } = useFields();
  const { holders } = link.state.raise;
  const nameOf = ({ name }: Holder, place: number) => rowName('holder', name, place + 1);
  return (
    <FieldGroup legend={t('holders')}>
      <StateList<Holder>
        path="raise.holders"
        items={holders}
        most={stateLimits.holders}
        add={t('addHolder')}
        nameOf={nameOf}
        newItem={() => ({ name: '', shares: 1_000_000 })}
      >
        {(place, holder) => {
          const number = String(place + 1);
          return (
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
                label={t('holderShares', { name: nameOf(holder, place) })}
                unit={shares}
                problem={problem}
              />
            </FieldGrid>
          );
        }}
      </StateList>
    </FieldGroup>
  );
}
