import { stateLimits, type InputError, type ValuationState } from '@upround/calculators/model';
import { Field, FieldGroup, TextInput } from '@upround/shared/ui';
import { inYears, money, percent } from '../../fields/units';
import { FieldGrid } from '../methods/field-grid';
import { useFields } from '../methods/state-field';
import { StateList } from '../methods/state-list';
import { useRaiseText } from './messages/catalogue';
import { RaiseField } from './raise-field';
import { useRowName } from './use-row-name';

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
  const rowName = useRowName();
  const { raise, currency } = useFields().link.state;
  return (
    <FieldGroup legend={t('notes')}>
      <StateList<Note>
        path="raise.notes"
        items={raise.notes}
        most={stateLimits.notes}
        add={t('addNote')}
        nameOf={({ name }, place) => rowName('note', name, place + 1)}
        newItem={() => newNote(USUAL[currency])}
      >
        {(place, note) => <NoteItem note={note} place={place} problem={problem} />}
      </StateList>
    </FieldGroup>
  );
}

interface NoteItemProps {
  note: Note;
  place: number;
  problem: InputError | null;
}

function NoteItem({ note, place, problem }: NoteItemProps) {
  const t = useRaiseText();
  const { link } = useFields();
  const unit = money(link.state.currency);
  const number = String(place + 1);
  const name = useRowName()('note', note.name, place + 1);
  const field = (key: keyof Note) => `notes.${place}.${key}`;
  return (
    <FieldGrid>
      <Field label={t('noteName', { number })}>
        <TextInput
          value={note.name}
          maxLength={80}
          placeholder={t('note', { number })}
          onChange={({ target }) => link.set(['raise', 'notes', place, 'name'], target.value)}
        />
      </Field>
      <RaiseField
        path={field('principal')}
        label={t('notePrincipal', { name })}
        unit={unit}
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
        unit={unit}
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
  );
}
