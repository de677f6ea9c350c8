import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import {
  competitionDraftSchema,
  competitionLimits,
  type DraftProblem,
} from '@upround/competitions/contract';
import type { useDeskText } from '../messages/catalogue';
import { draftOf, type DraftValues } from './draft-values';

type Translate = ReturnType<typeof useDeskText>;

const ranges: Readonly<Record<string, readonly [number, number]>> = {
  weight: [1, 100],
  place: [1, competitionLimits.prizes],
  teamMax: [1, competitionLimits.team],
  most: [1, competitionLimits.options],
  max: [1, competitionLimits.answer],
  mostMb: [1, competitionLimits.fileMb],
  hiddenHours: [0, competitionLimits.hiddenHours],
};
/** Moments that can come too early. */
const lateMoments = ['closesAt', 'judgingAt', 'resultAt'] as const;
const moments = ['opensAt', 'closesAt', 'judgingAt', 'resultAt'];

/** The sum of the weights, as far as they are numbers. */
export const sumOf = (criteria: readonly { weight: string }[]): number =>
  criteria.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);

const lastOf = (place: string) => place.split('.').at(-1) ?? '';

/** What to do about a part that's missing or can't be read. */
function wantedAt(t: Translate, place: string): string {
  const name = lastOf(place);
  const range = ranges[name];
  if (range !== undefined) {
    return t('errors.number', { min: String(range[0]), max: String(range[1]) });
  }
  if (place === 'form' || place === 'criteria') return t('errors.list');
  if (moments.includes(name)) return t('errors.moment');
  if (name === 'options') return t('errors.options', { max: String(competitionLimits.options) });
  return t('errors.missing');
}

/** What to do before the competition is announced. */
export function problemText(t: Translate, { place, problem }: DraftProblem): string {
  switch (problem) {
    case 'BOUNDS_MIXED':
      return t('errors.bounds');
    case 'TOO_MANY_CHOICES':
      return t('errors.choices');
    case 'WEIGHTS_WRONG':
      return t('errors.weights');
    case 'MOMENTS_MIXED':
      return t(`errors.order.${lateMoments.find((name) => name === place) ?? 'closesAt'}`);
    case 'ID_TWICE':
      return t('errors.twice');
    default:
      return wantedAt(t, place);
  }
}

/** Where the form has a part of the draft: conditions are objects there, and the vote two fields. */
export function formPlace(place: string): string {
  if (/^eligibility\.\d+$/.test(place)) return `${place}.text`;
  if (place === 'vote.hiddenHours') return 'hiddenHours';
  return place === 'form' || place === 'criteria' ? `${place}.root` : place;
}

/** Checks what can't be saved, with a sentence beside each field: only the title has to be there. */
export const checkDraft =
  (t: Translate, zone: string): Resolver<DraftValues> =>
  (values) => {
    const errors: FieldErrors<DraftValues> = {};
    const issues = competitionDraftSchema.safeParse(draftOf(values, zone)).error?.issues ?? [];
    for (const { path } of issues) {
      // Of a field's options all are one text.
      const place = path[2] === 'options' ? path.slice(0, 3).join('.') : path.join('.');
      set(errors, formPlace(place), { type: 'check', message: wantedAt(t, place) });
    }
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
