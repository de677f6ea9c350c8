import {
  completeDraftSchema,
  type CompetitionDraft,
  type DraftField,
  type DraftProblem,
} from '@upround/competitions/contract';
import { misplacedMoment } from './phases';

const WHOLE = 100;

/** What a draft lacks, or has of a wrong kind. */
function gapsOf(draft: CompetitionDraft): DraftProblem[] {
  const issues = completeDraftSchema.safeParse(draft).error?.issues ?? [];
  return issues.flatMap(({ code, path }): DraftProblem[] => {
    const [list, index, name] = path;
    if (name === 'id') {
      const items = list === 'form' ? draft.form : draft.criteria;
      // Without a label there is no id yet: that's one thing to do.
      const hasLabel = items[Number(index)]?.label.trim() !== '';
      return hasLabel ? [{ place: [list, index, 'label'].join('.'), problem: 'WRONG' }] : [];
    }
    const isChoices = path.at(-1) === 'options' && code === 'too_small';
    const isGap = code === 'too_small' || code === 'invalid_type';
    const problem = isChoices ? 'TOO_FEW_CHOICES' : isGap ? 'MISSING' : 'WRONG';
    return [{ place: path.join('.'), problem }];
  });
}

function fieldProblems(field: DraftField, place: string): DraftProblem[] {
  if (field.kind === 'NUMBER') {
    const { min, max } = field;
    return min !== null && max !== null && min > max
      ? [{ place: `${place}.max`, problem: 'BOUNDS_MIXED' }]
      : [];
  }
  if (field.kind !== 'CHOICE' || field.most === null || field.options.length < 2) return [];
  return field.most > field.options.length
    ? [{ place: `${place}.most`, problem: 'TOO_MANY_CHOICES' }]
    : [];
}

function twins(items: readonly { id: string }[], list: 'form' | 'criteria'): DraftProblem[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    id !== '' && ids.indexOf(id) < index
      ? [{ place: `${list}.${index}.label`, problem: 'ID_TWICE' as const }]
      : [],
  );
}

function momentProblems(draft: CompetitionDraft): DraftProblem[] {
  const { opensAt, closesAt, judgingAt, resultAt } = draft;
  if (opensAt === null || closesAt === null || judgingAt === null || resultAt === null) return [];
  const place = misplacedMoment({
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    judgingAt: new Date(judgingAt),
    resultAt: new Date(resultAt),
  });
  return place === null ? [] : [{ place, problem: 'MOMENTS_MIXED' }];
}

function weightProblems({ criteria }: CompetitionDraft): DraftProblem[] {
  const weights = criteria.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  // While one is missing, the sum says nothing.
  if (criteria.length === 0 || weights.length < criteria.length) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum === WHOLE ? [] : [{ place: 'criteria', problem: 'WEIGHTS_WRONG' }];
}

/** Why a draft can't be announced yet, place by place; nothing for one that can. */
export const draftProblemsOf = (draft: CompetitionDraft): DraftProblem[] => [
  ...gapsOf(draft),
  ...momentProblems(draft),
  ...draft.form.flatMap((field, index) => fieldProblems(field, `form.${index}`)),
  ...twins(draft.form, 'form'),
  ...weightProblems(draft),
  ...twins(draft.criteria, 'criteria'),
];
