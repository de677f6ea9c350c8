import type { CompetitionDraft, EntryField } from '@upround/competitions/contract';
import { clockOf, momentOf } from '../zoned-time';
import { idFor } from './id-for';

/** A field of the entry form as it's edited: the limits of every kind, as typed. */
export interface FieldValues {
  /** Empty until it's saved. */
  id: string;
  kind: EntryField['kind'];
  label: string;
  hint: string;
  isRequired: boolean;
  isLong: boolean;
  min: string;
  max: string;
  unit: string;
  /** One a line. */
  options: string;
  most: string;
}

/** A draft as it's edited: numbers as typed, moments on the organiser's clock. */
export interface DraftValues {
  kind: CompetitionDraft['kind'];
  series: NonNullable<CompetitionDraft['series']> | '';
  title: string;
  tagline: string;
  organiser: string;
  about: string;
  eligibility: { text: string }[];
  prizes: { place: string; title: string; text: string }[];
  questions: { question: string; answer: string }[];
  form: FieldValues[];
  criteria: { id: string; label: string; text: string; weight: string }[];
  tieRule: CompetitionDraft['tieRule'];
  teamMax: string;
  rules: string;
  opensAt: string;
  closesAt: string;
  judgingAt: string;
  resultAt: string;
}

export const emptyField: FieldValues = {
  id: '',
  kind: 'TEXT',
  label: '',
  hint: '',
  isRequired: true,
  isLong: false,
  min: '',
  max: '200',
  unit: '',
  options: '',
  most: '1',
};

export const emptyValues: DraftValues = {
  kind: 'COMPETITION',
  series: '',
  title: '',
  tagline: '',
  organiser: '',
  about: '',
  eligibility: [],
  prizes: [],
  questions: [],
  form: [emptyField],
  criteria: [{ id: '', label: '', text: '', weight: '100' }],
  tieRule: 'MEAN_THEN_EARLIER',
  teamMax: '4',
  rules: '',
  opensAt: '',
  closesAt: '',
  judgingAt: '',
  resultAt: '',
};

const typed = (value: number | null) => (value === null ? '' : String(value));

function fieldValues(field: EntryField): FieldValues {
  const { id, kind, label, hint, isRequired } = field;
  const common = { ...emptyField, id, kind, label, hint, isRequired };
  switch (field.kind) {
    case 'TEXT':
      return { ...common, max: String(field.max), isLong: field.isLong };
    case 'CHOICE':
      return { ...common, options: field.options.join('\n'), most: String(field.most) };
    case 'NUMBER':
      return { ...common, min: typed(field.min), max: typed(field.max), unit: field.unit };
    default:
      return common;
  }
}

/** A saved draft, to be edited. */
export function valuesOf(draft: CompetitionDraft, zone: string): DraftValues {
  return {
    ...draft,
    series: draft.series ?? '',
    eligibility: draft.eligibility.map((text) => ({ text })),
    prizes: draft.prizes.map((prize) => ({ ...prize, place: typed(prize.place) })),
    form: draft.form.map(fieldValues),
    criteria: draft.criteria.map((one) => ({ ...one, weight: String(one.weight) })),
    teamMax: String(draft.teamMax),
    opensAt: clockOf(draft.opensAt, zone),
    closesAt: clockOf(draft.closesAt, zone),
    judgingAt: clockOf(draft.judgingAt, zone),
    resultAt: clockOf(draft.resultAt, zone),
  };
}

/** NaN for what isn't a number, or nothing. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

function fieldOf(values: FieldValues, id: string): EntryField {
  const { kind, isRequired } = values;
  const common = { id, label: values.label.trim(), hint: values.hint.trim(), isRequired };
  switch (kind) {
    case 'TEXT':
      return { ...common, kind, max: numberOf(values.max), isLong: values.isLong };
    case 'CHOICE': {
      const lines = values.options.split('\n').map((line) => line.trim());
      const options = [...new Set(lines)].filter((line) => line !== '');
      return { ...common, kind, options, most: numberOf(values.most) };
    }
    case 'NUMBER': {
      const { min, max, unit } = values;
      return { ...common, kind, min: numberOrNull(min), max: numberOrNull(max), unit: unit.trim() };
    }
    default:
      return { ...common, kind };
  }
}

/** Each with an id: its own, or a new one from its label. */
function withIds<Item extends { id: string; label: string }>(items: readonly Item[]): Item[] {
  const taken = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    if (item.id !== '') return item;
    const id = idFor(item.label, taken);
    taken.add(id);
    return { ...item, id };
  });
}

/** What is sent, checked by nothing yet. */
export function draftOf(values: DraftValues, zone: string): CompetitionDraft {
  const at = (clock: string) => momentOf(clock, zone) ?? '';
  return {
    ...values,
    series: values.series === '' ? null : values.series,
    eligibility: values.eligibility.map(({ text }) => text),
    prizes: values.prizes.map((prize) => ({ ...prize, place: numberOrNull(prize.place) })),
    form: withIds(values.form).map((field) => fieldOf(field, field.id)),
    criteria: withIds(values.criteria).map((one) => ({ ...one, weight: numberOf(one.weight) })),
    teamMax: numberOf(values.teamMax),
    opensAt: at(values.opensAt),
    closesAt: at(values.closesAt),
    judgingAt: at(values.judgingAt),
    resultAt: at(values.resultAt),
  };
}
