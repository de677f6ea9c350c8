import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { competitionDraftSchema, competitionLimits } from '@upround/competitions/contract';
import { isOrdered } from '@upround/competitions/model';
import type { useDeskText } from '../messages/catalogue';
import { draftOf, type DraftValues } from './draft-values';

type Translate = ReturnType<typeof useDeskText>;

const WHOLE = 100;
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  weight: [1, WHOLE],
  place: [1, competitionLimits.prizes],
  teamMax: [1, competitionLimits.team],
  most: [1, competitionLimits.options],
  max: [1, competitionLimits.answer],
};
const moments = ['opensAt', 'closesAt', 'judgingAt', 'resultAt'];

/** The sum of the weights, as far as they are numbers. */
export const sumOf = (criteria: readonly { weight: string }[]): number =>
  criteria.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);

function messageOf(t: Translate, name: string): string {
  const range = ranges[name];
  if (range !== undefined) {
    return t('errors.number', { min: String(range[0]), max: String(range[1]) });
  }
  if (moments.includes(name)) return t('errors.moment');
  if (name === 'options') {
    return t('errors.options', { max: String(competitionLimits.options) });
  }
  return t('errors.missing');
}

/** Where the form shows an issue: conditions are objects there, and a field's options one text. */
function placeOf(path: readonly PropertyKey[]): string {
  const [list, position, name] = path;
  if (list === 'eligibility' && position !== undefined) {
    return `eligibility.${String(position)}.text`;
  }
  return [list, position, name].filter((part) => part !== undefined).join('.');
}

/** Checks a draft as the API does, with a sentence beside each field. */
export const checkDraft =
  (t: Translate, zone: string): Resolver<DraftValues> =>
  (values) => {
    const errors: FieldErrors<DraftValues> = {};
    const add = (place: string, message: string) => set(errors, place, { type: 'check', message });
    const draft = draftOf(values, zone);
    const issues = competitionDraftSchema.safeParse(draft).error?.issues ?? [];
    for (const { path } of issues) {
      const place = placeOf(path);
      const isList = place === 'form' || place === 'criteria';
      const name = place.split('.').at(-1) ?? '';
      add(isList ? `${place}.root` : place, isList ? t('errors.list') : messageOf(t, name));
    }
    if (sumOf(values.criteria) !== WHOLE) add('criteria.root', t('errors.weights'));
    const { opensAt, closesAt, judgingAt, resultAt } = draft;
    const isComplete = [opensAt, closesAt, judgingAt, resultAt].every((at) => at !== '');
    const dates = {
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      judgingAt: new Date(judgingAt),
      resultAt: new Date(resultAt),
      publishedAt: null,
    };
    if (isComplete && !isOrdered(dates)) add('opensAt', t('errors.order'));
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
