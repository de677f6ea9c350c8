import { isAnsweredRight, isQuizOver, withAttempt, type QuizView } from './quiz-view';

const quiz: QuizView = {
  options: [
    { id: 'a', text: '25 %' },
    { id: 'b', text: '20 %' },
  ],
  multiple: false,
  endsAt: null,
  closed: false,
  voters: 9,
  selection: [],
  revealed: false,
  explanation: null,
};
const result = {
  right: ['b'],
  explanation: '2 ÷ 10',
  votes: new Map([
    ['a', 4],
    ['b', 6],
  ]),
  voters: 10,
};

describe('a quiz with an attempt of this visit', () => {
  it('shows what the answer revealed, and nothing before it', () => {
    expect(withAttempt(quiz, { selection: ['b'], result: undefined })).toBe(quiz);
    const after = withAttempt(quiz, { selection: ['b'], result });
    expect(after).toMatchObject({ revealed: true, explanation: '2 ÷ 10', voters: 10 });
    expect(after.options.map(({ votes, right }) => [votes, right])).toEqual([
      [4, false],
      [6, true],
    ]);
    expect(isAnsweredRight(after)).toBe(true);
  });

  it('is right with all that is right and nothing else', () => {
    const revealed = (selection: string[]) =>
      withAttempt(
        { ...quiz, multiple: true },
        { selection, result: { ...result, right: ['a', 'b'] } },
      );
    expect(isAnsweredRight(revealed(['b', 'a']))).toBe(true);
    expect(isAnsweredRight(revealed(['b']))).toBe(false);
    expect(isAnsweredRight(quiz)).toBeUndefined();
  });

  it('stays open without an end', () => {
    expect(isQuizOver(quiz, Number.MAX_SAFE_INTEGER)).toBe(false);
    const ending = { ...quiz, endsAt: '2026-03-05T09:30:00.000Z' };
    expect(isQuizOver(ending, Date.parse('2026-03-05T09:29:59Z'))).toBe(false);
    expect(isQuizOver(ending, Date.parse('2026-03-05T09:30:00Z'))).toBe(true);
  });
});
