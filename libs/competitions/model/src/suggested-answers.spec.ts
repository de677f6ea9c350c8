import type { FormField } from './entry-form';
import { suggestedAnswers } from './suggested-answers';

const common = { hint: '', isRequired: true };
const earlier: FormField[] = [
  {
    ...common,
    kind: 'TEXT',
    id: 'q1',
    label: 'What problem do you solve?',
    max: 600,
    isLong: true,
  },
  { ...common, kind: 'LINK', id: 'q2', label: 'Website' },
  { ...common, kind: 'CHOICE', id: 'q3', label: 'Stage', options: ['Idea', 'Live'], most: 1 },
  { ...common, kind: 'FILE', id: 'q4', label: 'Deck', mostMb: 5 },
];
const deck = { key: 'k.pdf', name: 'Deck.pdf', bytes: 9, sha256: 'ab' };
const answers = { q1: 'Floods', q2: 'https://example.com', q3: ['Live'], q4: deck };

describe('the answers of an earlier entry', () => {
  it('fill fields of the same kind with the same label', () => {
    const to: FormField[] = [
      {
        ...common,
        kind: 'TEXT',
        id: 'a',
        label: ' what PROBLEM do you solve? ',
        max: 600,
        isLong: true,
      },
      { ...common, kind: 'TEXT', id: 'b', label: 'Website', max: 600, isLong: false },
      { ...common, kind: 'LINK', id: 'c', label: 'Website' },
    ];
    expect(suggestedAnswers({ form: earlier, answers }, to)).toEqual({
      a: 'Floods',
      c: 'https://example.com',
    });
  });

  it('leave out what doesn’t fit, files, and what wasn’t answered', () => {
    const to: FormField[] = [
      {
        ...common,
        kind: 'TEXT',
        id: 'a',
        label: 'What problem do you solve?',
        max: 3,
        isLong: false,
      },
      { ...common, kind: 'CHOICE', id: 'b', label: 'Stage', options: ['Idea', 'Beta'], most: 1 },
      { ...common, kind: 'FILE', id: 'c', label: 'Deck', mostMb: 5 },
      { ...common, kind: 'LINK', id: 'd', label: 'Website' },
    ];
    const { q2: _site, ...rest } = answers;
    expect(suggestedAnswers({ form: earlier, answers: rest }, to)).toEqual({});
  });
});
