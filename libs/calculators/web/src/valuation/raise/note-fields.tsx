import { stateLimits, type InputError, type ValuationState } from '@upround/calculators/model';
import { Field, TextInput } from '@upround/shared/ui';
import { inYears, money, percent } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { GroupItem, ItemGroup } from './item-group';
import { useRaiseText } from './messages/catalogue';
import { RaiseField } from './raise-field';

type Note = ValuationState['raise']['notes'][number];

const USUAL = { INR: 5_000_000, USD: 60_000 } as const;

const newNote = (principal: number): Note => ({
  name: '',
  principal,
  rate: 8,
  years: 1,
  cap: principal * 10,
  discount: 20,
});

export function NoteFields({ problem }: { problem: InputError | null }) {
  const t = useRaiseText();
  const { link } = useFields();
  const { raise, currency } = link.state;
  const { notes } = raise;
  const setNotes = (next: readonly Note[]) => link.set(['raise', 'notes'], next);
  return (
    <ItemGroup
      legend={t('notes')}
      add={notes.length < stateLimits.notes ? t('addNote') : undefined}
      onAdd={() => setNotes([...notes, newNote(USUAL[currency])])}
    >
      {notes.map((note, place) => {
        const number = String(place + 1);
        const name = note.name.trim() || t('note', { number });
        const field = (key: keyof Note) => `notes.${place}.${key}`;
        return (
          // Notes have no id but their place.
          <GroupItem
            key={place}
            remove={t('remove', { name })}
            onRemove={() => setNotes(notes.filter((_, other) => other !== place))}
          >
            <FieldGrid>
              <Field label={t('noteName', { number })}>
                <TextInput
                  value={note.name}
                  maxLength={80}
                  placeholder={t('note', { number })}
                  onChange={({ target }) =>
                    link.set(['raise', 'notes', place, 'name'], target.value)
                  }
                />
              </Field>
              <RaiseField
                path={field('principal')}
                label={t('notePrincipal', { name })}
                unit={money(currency)}
                problem={problem}
              />
              <RaiseField
                path={field('rate')}
                label={t('noteRate', { name })}
                unit={percent}
                problem={problem}
              />
              <RaiseField
                path={field('years')}
                label={t('noteYears', { name })}
                unit={inYears}
                problem={problem}
              />
              <RaiseField
                path={field('cap')}
                label={t('noteCap', { name })}
                unit={money(currency)}
                problem={problem}
                optional
                placeholder={t('noCap')}
              />
              <RaiseField
                path={field('discount')}
                label={t('noteDiscount', { name })}
                unit={percent}
                problem={problem}
              />
            </FieldGrid>
          </GroupItem>
        );
      })}
    </ItemGroup>
  );
}
