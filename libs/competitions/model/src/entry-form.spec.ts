import * as fc from 'fast-check';
import {
  checklistOf,
  problemsOf,
  type EntryAnswers,
  type FileAnswer,
  type FormField,
} from './entry-form';

const MB = 1024 * 1024;
const common = { label: 'Label', hint: '', isRequired: true };
const form: readonly FormField[] = [
  { ...common, kind: 'TEXT', id: 'pitch', max: 5, isLong: false },
  { ...common, kind: 'CHOICE', id: 'stage', options: ['Idea', 'Beta', 'Live'], most: 2 },
  { ...common, kind: 'NUMBER', id: 'team', min: 1, max: 50 },
  { ...common, kind: 'LINK', id: 'site' },
  { ...common, kind: 'VIDEO', id: 'video' },
  { ...common, kind: 'FILE', id: 'deck', mostMb: 2 },
];
const optional = form.map((field) => ({ ...field, isRequired: false }));
const deck: FileAnswer = { key: 'k.pdf', name: 'Deck.pdf', bytes: 9, sha256: 'ab' };
const complete: EntryAnswers = {
  pitch: 'Seeds',
  stage: ['Idea', 'Live'],
  team: 4,
  site: 'https://example.com',
  video: 'https://youtu.be/dQw4w9WgXcQ',
  deck,
};
const ids = form.map(({ id }) => id);
const withOne = (id: string, answer: EntryAnswers[string]) =>
  problemsOf(form, { ...complete, [id]: answer });

describe('problems of an entry', () => {
  it('are none where everything fits', () => {
    expect(problemsOf(form, complete)).toEqual([]);
    expect(problemsOf([], {})).toEqual([]);
  });

  it('are in the order of the form, one a field, whatever the order of the answers', () => {
    expect(problemsOf(form, {})).toEqual(ids.map((fieldId) => ({ fieldId, problem: 'MISSING' })));
    const wrong = {
      zz: 1,
      deck: 1,
      aa: '',
      video: 'x',
      site: 'x',
      team: 0,
      stage: 'x',
      pitch: 'Seedling',
    };
    expect(problemsOf(form, wrong)).toEqual([
      { fieldId: 'pitch', problem: 'TOO_LONG' },
      { fieldId: 'stage', problem: 'NOT_OFFERED' },
      { fieldId: 'team', problem: 'TOO_SMALL' },
      { fieldId: 'site', problem: 'NOT_A_LINK' },
      { fieldId: 'video', problem: 'NOT_A_VIDEO' },
      { fieldId: 'deck', problem: 'NOT_A_FILE' },
      { fieldId: 'aa', problem: 'UNKNOWN_FIELD' },
      { fieldId: 'zz', problem: 'UNKNOWN_FIELD' },
    ]);
  });

  it('don’t have optional fields that are empty, but do have those that don’t fit', () => {
    expect(problemsOf(optional, {})).toEqual([]);
    expect(problemsOf(optional, { pitch: ' ', stage: [], team: '', site: '', deck: '' })).toEqual(
      [],
    );
    expect(problemsOf(optional, { team: 51 })).toEqual([{ fieldId: 'team', problem: 'TOO_LARGE' }]);
  });

  it('know only the answers’ own members', () => {
    const odd = ['toString', 'constructor'].map((id) => ({ ...common, kind: 'LINK' as const, id }));
    expect(problemsOf(odd, {}).map(({ problem }) => problem)).toEqual(['MISSING', 'MISSING']);
    const hostile = JSON.parse('{"__proto__":"x"}') as EntryAnswers;
    expect(problemsOf([], hostile)).toEqual([{ fieldId: '__proto__', problem: 'UNKNOWN_FIELD' }]);
  });

  it.each<[string, EntryAnswers[string], string | null]>([
    ['pitch', 'five!', null],
    ['pitch', 'sixsix', 'TOO_LONG'],
    ['pitch', '🌱🌱🌱🌱🌱', null],
    ['pitch', '🌱🌱🌱🌱🌱🌱', 'TOO_LONG'],
    // A flag is two code points.
    ['pitch', '🇮🇳🇮🇳🇮🇳', 'TOO_LONG'],
    ['pitch', ' \n\t', 'MISSING'],
    ['pitch', 7, 'MISSING'],
    ['pitch', ['a'], 'MISSING'],
    ['pitch', deck, 'MISSING'],
    ['stage', 'Beta', null],
    ['stage', ['Beta'], null],
    ['stage', [], 'MISSING'],
    ['stage', '', 'MISSING'],
    ['stage', 'beta', 'NOT_OFFERED'],
    ['stage', ['Beta', ''], 'NOT_OFFERED'],
    ['stage', 1, 'NOT_OFFERED'],
    ['stage', deck, 'NOT_OFFERED'],
    ['stage', ['Idea', 'Beta', 'Live'], 'TOO_MANY'],
    ['stage', ['Idea', 'Idea'], 'TOO_MANY'],
    ['stage', ['Idea', 'Beta', 'x'], 'NOT_OFFERED'],
    ['team', 1, null],
    ['team', 50, null],
    ['team', 1.5, null],
    ['team', 0, 'TOO_SMALL'],
    ['team', 50.001, 'TOO_LARGE'],
    ['team', -Infinity, 'NOT_A_NUMBER'],
    ['team', NaN, 'NOT_A_NUMBER'],
    ['team', '4', 'NOT_A_NUMBER'],
    ['team', ['4'], 'NOT_A_NUMBER'],
    ['team', '', 'MISSING'],
    ['site', 4, 'NOT_A_LINK'],
    ['site', ['https://example.com'], 'NOT_A_LINK'],
    ['site', 'javascript:alert(1)', 'NOT_A_LINK'],
    ['video', 'https://example.com', 'NOT_A_VIDEO'],
    ['video', 4, 'NOT_A_VIDEO'],
    ['deck', { ...deck, bytes: 2 * MB }, null],
    ['deck', { ...deck, bytes: 2 * MB + 1 }, 'TOO_LARGE'],
    ['deck', { ...deck, bytes: 0 }, 'TOO_SMALL'],
    ['deck', { ...deck, bytes: -1 }, 'NOT_A_FILE'],
    ['deck', { ...deck, bytes: 0.5 }, 'NOT_A_FILE'],
    ['deck', { ...deck, key: '' }, 'NOT_A_FILE'],
    ['deck', 'Deck.pdf', 'NOT_A_FILE'],
    ['deck', ['Deck.pdf'], 'NOT_A_FILE'],
    ['deck', [], 'MISSING'],
  ])('%s: %j is %s', (fieldId, answer, problem) => {
    expect(withOne(fieldId, answer)).toEqual(problem === null ? [] : [{ fieldId, problem }]);
  });

  it('have no bound where a number has none', () => {
    const [, , number] = form;
    const free = { ...number, min: null, max: null } as FormField;
    expect(problemsOf([free], { team: -1e300 })).toEqual([]);
    expect(problemsOf([free], { team: 0 })).toEqual([]);
  });

  it('of a form without files can’t be about files', () => {
    type Link = Extract<FormField, { kind: 'LINK' }>;
    const links: Link[] = [{ ...common, kind: 'LINK', id: 'site' }];
    const found = problemsOf(links, {});
    // @ts-expect-error: the compiler knows that it can't happen.
    expect(found[0]?.problem === 'NOT_A_FILE').toBe(false);
  });
});

const anyAnswer = fc.oneof(
  fc.constantFrom<EntryAnswers[string]>(...Object.values(complete)),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.webUrl(),
  fc.double(),
  fc.array(fc.constantFrom('Idea', 'Beta', 'Live', 'x'), { maxLength: 4 }),
  fc.record({
    key: fc.constantFrom('', 'k'),
    name: fc.string(),
    sha256: fc.string(),
    bytes: fc.constantFrom(0, 1, 2 * MB, 3 * MB, NaN),
  }),
);
const anyAnswers = fc.record(
  {
    ...Object.fromEntries(
      ids.map((id) => [id, fc.oneof(fc.constant(complete[id] ?? ''), anyAnswer)]),
    ),
    other: anyAnswer,
    another: anyAnswer,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<EntryAnswers>;

describe('the checklist', () => {
  it('has the required fields, each done or not', () => {
    const half = form.map((field, at) => ({ ...field, isRequired: at % 2 === 0 }));
    expect(checklistOf(half, { pitch: 'Seeds', team: 99 })).toEqual([
      { fieldId: 'pitch', isDone: true },
      { fieldId: 'team', isDone: false },
      { fieldId: 'video', isDone: false },
    ]);
  });

  it('is done where there is no problem, for any answers', () => {
    let [done, open] = [0, 0];
    fc.assert(
      fc.property(
        anyAnswers,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (answers, needed) => {
          const asked = form.map((field, at) => ({ ...field, isRequired: needed[at] === true }));
          const problems = problemsOf(asked, answers);
          const wrong = problems.map(({ fieldId }) => fieldId);
          expect(new Set(wrong).size).toBe(wrong.length);
          const unknown = Object.keys(answers).filter((id) => !ids.includes(id));
          expect(wrong).toEqual([...ids.filter((id) => wrong.includes(id)), ...unknown.sort()]);
          for (const { id, isRequired } of asked) {
            if (!isRequired && !Object.hasOwn(answers, id)) expect(wrong).not.toContain(id);
          }
          const list = checklistOf(asked, answers);
          expect(list).toEqual(
            ids
              .filter((_, at) => needed[at] === true)
              .map((fieldId) => ({ fieldId, isDone: !wrong.includes(fieldId) })),
          );
          done += list.filter(({ isDone }) => isDone).length;
          open += list.filter(({ isDone }) => !isDone).length;
        },
      ),
      { numRuns: 2_000 },
    );
    expect(done).toBeGreaterThan(300);
    expect(open).toBeGreaterThan(300);
  });
});
