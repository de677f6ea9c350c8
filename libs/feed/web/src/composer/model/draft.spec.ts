import {
  completeDraft,
  emptyDraft,
  endOf,
  inMode,
  isEndFit,
  isEmptyDraft,
  localMinute,
  moved,
} from './draft';
import { emptyQuiz, inSingleChoice, withRight, type DraftQuiz } from './draft-quiz';
import { problemsOf } from './draft-problems';
import { placedRefusals } from './refusals';

const now = new Date('2026-03-05T09:30:00.000Z').getTime();
const post = emptyDraft('post', null);
const poll = (options: string[]) => ({
  ...emptyDraft('poll', null),
  text: 'Note or equity?',
  poll: { options, multiple: false, end: { kind: 'hours', hours: 24 } as const },
});

describe('a draft', () => {
  it('is empty until something is written or added for its kind', () => {
    expect(isEmptyDraft({ ...post, text: '  \n' })).toBe(true);
    expect(isEmptyDraft({ ...post, text: 'a' })).toBe(false);
    expect(isEmptyDraft({ ...emptyDraft('thread', null), parts: ['', 'b'] })).toBe(false);
  });

  it('carries its words from kind to kind and back', () => {
    const thread = inMode({ ...post, text: 'One' }, 'thread');
    expect(thread.parts).toEqual(['One', '']);
    const back = inMode(inMode({ ...thread, parts: ['One', 'Two'] }, 'poll'), 'thread');
    expect(back.parts).toEqual(['One', 'Two']);
  });

  it('moves within bounds only', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });

  it('closes a poll an hour to fourteen days from now', () => {
    const fit = (hours: number) => isEndFit({ kind: 'hours', hours }, now);
    expect([0.9, 1, 336, 337].map(fit)).toEqual([false, true, true, false]);
    const local = localMinute(now + 7_200_000);
    expect(endOf({ kind: 'exact', local }, 0)).toBe(now + 7_200_000);
    expect(isEndFit({ kind: 'exact', local: '' }, now)).toBe(false);
  });
});

describe('a quiz as it is written', () => {
  const options = [
    { text: 'a', right: true },
    { text: 'b', right: false },
    { text: 'c', right: false },
  ];
  const marks = (quiz: DraftQuiz) => quiz.options.map(({ right }) => right);

  it('has one mark, or several where several are right', () => {
    const single = { ...emptyQuiz, options };
    expect(marks(withRight(single, 1, true))).toEqual([false, true, false]);
    const multiple = withRight({ ...single, multiple: true }, 2, true);
    expect(marks(multiple)).toEqual([true, false, true]);
    expect(marks(withRight(multiple, 0, false))).toEqual([false, false, true]);
    expect(marks(inSingleChoice(multiple))).toEqual([true, false, false]);
  });

  it('takes over the options of a poll, unless it has its own', () => {
    const asked = inMode(poll(['Note', 'Equity']), 'quiz');
    expect(asked.quiz.options.map(({ text }) => text)).toEqual(['Note', 'Equity']);
    const own = inMode({ ...poll(['Note']), quiz: { ...emptyQuiz, options } }, 'quiz');
    expect(own.quiz.options).toBe(options);
  });

  it('saved before quizzes existed is still read', () => {
    const { quiz: _none, ...kept } = { ...post, text: 'Old' };
    expect(completeDraft(kept)).toEqual({ ...kept, quiz: emptyQuiz });
  });
});

describe('what prevents a draft from being posted', () => {
  const codes = (draft: Parameters<typeof problemsOf>[0]) =>
    problemsOf(draft, now).map(({ code }) => code);

  it('is nothing when it fits', () => {
    expect(codes({ ...post, text: 'a' })).toEqual([]);
    expect(codes(poll(['Note', 'Equity', '']))).toEqual([]);
    expect(codes({ ...emptyDraft('thread', null), parts: ['One', 'Two'] })).toEqual([]);
  });

  it('T40: is a length counted in characters', () => {
    expect(codes({ ...post, text: '🚀'.repeat(10_000) })).toEqual([]);
    expect(codes({ ...post, text: '🚀'.repeat(10_001) })).toEqual(['textLong']);
    expect(codes(poll(['Note', 'x'.repeat(121)]))).toEqual(['optionLong']);
  });

  it('is a quiz in which nothing is right, or that explains too much', () => {
    const quiz = (changes: Partial<DraftQuiz>) => ({
      ...emptyDraft('quiz', null),
      text: 'What do they own?',
      quiz: { ...emptyQuiz, ...changes },
    });
    const options = [
      { text: '25 %', right: false },
      { text: '20 %', right: true },
    ];
    expect(codes(quiz({ options }))).toEqual([]);
    expect(codes(quiz({ options: options.slice(0, 1) }))).toEqual(['quizOptions']);
    expect(
      codes(quiz({ options: [...options.slice(0, 1), { text: '16 %', right: false }] })),
    ).toEqual(['right']);
    expect(codes(quiz({ options, explanation: '🚀'.repeat(1_001) }))).toEqual(['explanationLong']);
    expect(codes(quiz({ options, end: { kind: 'hours', hours: 400 } }))).toEqual(['end']);
    expect(codes({ ...quiz({ options }), text: ' ' })).toEqual(['textEmpty']);
  });

  it('is a field left empty or said twice', () => {
    expect(codes(post)).toEqual(['textEmpty']);
    expect(codes(poll(['Note', ' ']))).toEqual(['options']);
    expect(codes(poll(['Note', 'Note ']))).toEqual(['optionTwice']);
    expect(codes({ ...emptyDraft('thread', null), parts: ['One', ' '] })).toEqual(['partEmpty']);
  });
});

describe('what the API refused', () => {
  const refused = (draft: ReturnType<typeof poll>, path?: string) => ({
    draft,
    refusals: [{ path, sentence: 'No.' }],
  });

  it('is shown at the field it names, not counting blank options', () => {
    const draft = poll(['', 'Note', 'Equity']);
    expect(placedRefusals(draft, refused(draft, 'poll.options.1'))).toEqual([
      { at: 'option', index: 2, sentence: 'No.' },
    ]);
    expect(placedRefusals(draft, refused(draft, 'reference.id'))[0]?.at).toBe('target');
    expect(placedRefusals(draft, refused(draft, 'images.0'))[0]).toMatchObject({
      at: 'alt',
      index: 0,
    });
    expect(placedRefusals(draft, refused(draft))[0]?.at).toBe('post');
  });

  it('is shown at the field of a quiz', () => {
    const draft = inMode(poll(['', 'Note', 'Equity']), 'quiz');
    const at = (path: string) => placedRefusals(draft, { ...refused(poll([]), path), draft })[0];
    expect(at('quiz.options.1.text')).toMatchObject({ at: 'option', index: 2 });
    expect(at('quiz.options')?.at).toBe('options');
    expect(at('quiz.endsAt')?.at).toBe('end');
    expect(at('quiz.explanation')?.at).toBe('explanation');
  });

  it('is done with once the field is changed', () => {
    const draft = poll(['Note', 'Equity']);
    const about = refused(draft, 'text');
    expect(placedRefusals({ ...draft, savedAt: 9 }, about)).toHaveLength(1);
    expect(placedRefusals({ ...draft, text: 'Other' }, about)).toEqual([]);
  });
});
