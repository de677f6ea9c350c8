import {
  competitionDraftFixture,
  type CompetitionDraft,
  type DraftProblem,
} from '@upround/competitions/contract';
import { draftProblemsOf } from './draft-problems';

const problemsWith = (change: Partial<CompetitionDraft>): [string, DraftProblem['problem']][] =>
  draftProblemsOf({ ...competitionDraftFixture, ...change }).map(({ place, problem }) => [
    place,
    problem,
  ]);

const { criteria, form } = competitionDraftFixture;
const [first] = criteria;

describe('what a draft needs before it’s announced', () => {
  it('is nothing for a complete one', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('is each part that is empty, and nothing that can be', () => {
    expect(problemsWith({ organiser: '', about: '', prizes: [], questions: [] })).toEqual([
      ['organiser', 'MISSING'],
    ]);
    expect(problemsWith({ questions: [{ question: '', answer: '' }] })).toEqual([
      ['questions.0.question', 'MISSING'],
      ['questions.0.answer', 'MISSING'],
    ]);
  });

  it('is one thing for a row without a label, which has no id yet', () => {
    expect(problemsWith({ criteria: [{ id: '', label: ' ', text: '', weight: 100 }] })).toEqual([
      ['criteria.0.label', 'MISSING'],
    ]);
  });

  it('is no sum while a weight is missing, and no order while a date is', () => {
    const weightless = criteria.map((one) => (one === first ? { ...one, weight: null } : one));
    expect(problemsWith({ criteria: weightless })).toEqual([['criteria.0.weight', 'MISSING']]);
    const { opensAt } = competitionDraftFixture;
    expect(problemsWith({ closesAt: null, resultAt: opensAt })).toEqual([['closesAt', 'MISSING']]);
    expect(problemsWith({ closesAt: opensAt })).toEqual([['closesAt', 'MOMENTS_MIXED']]);
  });

  it('is one thing for a choice that offers too little, whatever can be chosen', () => {
    const choices = form.map((field) =>
      field.kind === 'CHOICE' ? { ...field, options: ['One'], most: 3 } : field,
    );
    expect(problemsWith({ form: choices })).toEqual([['form.1.options', 'TOO_FEW_CHOICES']]);
  });
});
