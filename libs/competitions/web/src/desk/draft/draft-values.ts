import {
  competitionLimits,
  type CompetitionDraft,
  type DraftField,
  type EntryField,
} from '@upround/competitions/contract';
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
  isPublic: boolean;
  isLong: boolean;
  min: string;
  max: string;
  unit: string;
  /** One a line. */
  options: string;
  most: string;
  mostMb: string;
}

/** In the order in which they are offered. */
export const fieldKinds = ['TEXT', 'CHOICE', 'NUMBER', 'LINK', 'VIDEO', 'FILE'] as const;

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
  hasVote: boolean;
  hiddenHours: string;
  rules: string;
  opensAt: string;
  closesAt: string;
  judgingAt: string;
  resultAt: string;
}

/** Of a new vote. */
const HIDDEN_HOURS = 24;

export const emptyField: FieldValues = {
  id: '',
  kind: 'TEXT',
  label: '',
  hint: '',
  isRequired: true,
  isPublic: false,
  isLong: false,
  min: '',
  max: '200',
  unit: '',
  options: '',
  most: '1',
  mostMb: String(competitionLimits.fileMb),
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
  hasVote: false,
  hiddenHours: String(HIDDEN_HOURS),
  rules: '',
  opensAt: '',
  closesAt: '',
  judgingAt: '',
  resultAt: '',
};

const typed = (value: number | null) => (value === null ? '' : String(value));

function fieldValues(field: DraftField): FieldValues {
  const { id, kind, label, hint, isRequired, isPublic } = field;
  const common = { ...emptyField, id, kind, label, hint, isRequired, isPublic };
  switch (field.kind) {
    case 'TEXT':
      return { ...common, max: typed(field.max), isLong: field.isLong };
    case 'CHOICE':
      return { ...common, options: field.options.join('\n'), most: typed(field.most) };
    case 'NUMBER':
      return { ...common, min: typed(field.min), max: typed(field.max), unit: field.unit };
    case 'FILE':
      return { ...common, mostMb: typed(field.mostMb) };
    default:
      return common;
  }
}

/** A saved draft, to be edited. */
export function valuesOf({ vote, ...draft }: CompetitionDraft, zone: string): DraftValues {
  const clock = (moment: string | null) => (moment === null ? '' : clockOf(moment, zone));
  return {
    ...draft,
    series: draft.series ?? '',
    eligibility: draft.eligibility.map((text) => ({ text })),
    prizes: draft.prizes.map((prize) => ({ ...prize, place: typed(prize.place) })),
    form: draft.form.map(fieldValues),
    criteria: draft.criteria.map((one) => ({ ...one, weight: typed(one.weight) })),
    teamMax: typed(draft.teamMax),
    hasVote: vote !== null,
    hiddenHours: vote === null ? String(HIDDEN_HOURS) : typed(vote.hiddenHours),
    opensAt: clock(draft.opensAt),
    closesAt: clock(draft.closesAt),
    judgingAt: clock(draft.judgingAt),
    resultAt: clock(draft.resultAt),
  };
}

/** Null for nothing, NaN for what isn't a number. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

function fieldOf(values: FieldValues, id: string): DraftField {
  const { kind, isRequired, isPublic } = values;
  const [label, hint] = [values.label.trim(), values.hint.trim()];
  const common = { id, label, hint, isRequired, isPublic };
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
      return { ...common, kind, min: numberOf(min), max: numberOf(max), unit: unit.trim() };
    }
    case 'FILE':
      return { ...common, kind, mostMb: numberOf(values.mostMb) };
    default:
      return { ...common, kind };
  }
}

/** Each that has a label with an id: its own, or a new one from its label. */
function withIds<Item extends { id: string; label: string }>(items: readonly Item[]): Item[] {
  const taken = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    if (item.id !== '' || item.label.trim() === '') return item;
    const id = idFor(item.label, taken);
    taken.add(id);
    return { ...item, id };
  });
}

/** What is sent, checked by nothing yet. */
export function draftOf(values: DraftValues, zone: string): CompetitionDraft {
  const at = (clock: string) => momentOf(clock, zone);
  const { hasVote, hiddenHours, ...rest } = values;
  return {
    ...rest,
    vote: hasVote ? { hiddenHours: numberOf(hiddenHours) } : null,
    series: values.series === '' ? null : values.series,
    eligibility: values.eligibility.map(({ text }) => text),
    prizes: values.prizes.map((prize) => ({ ...prize, place: numberOf(prize.place) })),
    form: withIds(values.form).map((field) => fieldOf(field, field.id)),
    criteria: withIds(values.criteria).map((one) => ({ ...one, weight: numberOf(one.weight) })),
    teamMax: numberOf(values.teamMax),
    opensAt: at(values.opensAt),
    closesAt: at(values.closesAt),
    judgingAt: at(values.judgingAt),
    resultAt: at(values.resultAt),
  };
}
