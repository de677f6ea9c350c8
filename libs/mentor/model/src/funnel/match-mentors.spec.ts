import * as fc from 'fast-check';
import {
  funnelDays,
  funnelQuestions,
  matchMentors,
  type FunnelAnswers,
  type FunnelMentor,
  type FunnelOptions,
  type FunnelQuestion,
  type FunnelWhen,
} from './match-mentors';

const now = new Date('2027-03-01T00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const options: FunnelOptions = {
  stage: ['SEED', 'SERIES_A', 'GROWTH'],
  need: ['FUNDRAISING', 'HIRING', 'SALES'],
  language: ['en', 'hi', 'ta'],
  budget: [0, 100_000, 300_000],
  when: ['THIS_WEEK', 'TWO_WEEKS', 'THIS_MONTH'],
};

const mentorOf = (id: string, changes: Partial<FunnelMentor> = {}): FunnelMentor => ({
  id,
  stages: ['SEED'],
  needs: ['FUNDRAISING'],
  languages: ['en'],
  priceFrom: 150_000,
  nextSlot: inDays(3),
  rating: null,
  reviews: 0,
  ...changes,
});

const idsOf = (mentors: FunnelMentor[], answers: FunnelAnswers) =>
  matchMentors(mentors, answers, options, now).matches.map(({ id }) => id);

describe('the guided choice of a mentor', () => {
  it('leaves those who fit each answer', () => {
    const mentors = [
      mentorOf('hiring', { needs: ['HIRING'] }),
      mentorOf('growth', { stages: ['GROWTH'] }),
      mentorOf('tamil', { languages: ['ta'] }),
      mentorOf('dear', { priceFrom: 300_001 }),
      mentorOf('late', { nextSlot: inDays(8) }),
      mentorOf('full', { nextSlot: null }),
      mentorOf('fits', { nextSlot: inDays(7), priceFrom: 300_000 }),
    ];
    expect(idsOf(mentors, {})).toHaveLength(7);
    expect(
      idsOf(mentors, {
        stage: 'SEED',
        need: 'FUNDRAISING',
        language: 'en',
        budget: 300_000,
        when: 'THIS_WEEK',
      }),
    ).toEqual(['fits']);
  });

  it('lists those first who named the need first, then by rating, slot and ID', () => {
    const second = { needs: ['HIRING', 'FUNDRAISING'] };
    const mentors = [
      mentorOf('e', second),
      mentorOf('d', { ...second, nextSlot: null }),
      mentorOf('c', second),
      // One review of five says less than ten of 4.8.
      mentorOf('one', { ...second, rating: 5, reviews: 1 }),
      mentorOf('ten', { ...second, rating: 4.8, reviews: 10 }),
      mentorOf('poor', { ...second, rating: 2, reviews: 10 }),
      mentorOf('first'),
    ];
    expect(idsOf(mentors, { need: 'FUNDRAISING' })).toEqual([
      'first',
      'ten',
      'one',
      'c',
      'e',
      'd',
      'poor',
    ]);
  });

  it('says why someone is listed', () => {
    const mentor = mentorOf('a', { languages: ['hi', 'en'] });
    const answers: FunnelAnswers = {
      need: 'FUNDRAISING',
      language: 'en',
      budget: 200_000,
      when: 'TWO_WEEKS',
    };
    expect(matchMentors([mentor], answers, options, now).matches[0]?.reasons).toEqual([
      { question: 'need', value: 'FUNDRAISING', isFirst: true },
      { question: 'language', value: 'en', isFirst: false },
      { question: 'budget', priceFrom: 150_000 },
      { question: 'when', nextSlot: inDays(3) },
    ]);
  });

  it('counts what remains with each next answer, and with another one instead of the given one', () => {
    const mentors = [
      mentorOf('a'),
      mentorOf('b', { needs: ['HIRING'], priceFrom: 0 }),
      mentorOf('c', { stages: ['GROWTH', 'SEED'], nextSlot: inDays(20) }),
    ];
    expect(matchMentors(mentors, { need: 'FUNDRAISING' }, options, now).counts).toEqual({
      stage: [2, 0, 1],
      need: [2, 1, 0],
      language: [2, 0, 0],
      budget: [0, 0, 2],
      when: [1, 1, 2],
    });
  });

  it('says which answers to drop when nothing is left, the fewest first', () => {
    const mentors = [
      mentorOf('a'),
      mentorOf('b'),
      mentorOf('c', { languages: ['ta'], priceFrom: 0 }),
      mentorOf('d', { needs: ['HIRING'], priceFrom: 0 }),
      mentorOf('e', { needs: ['HIRING'], languages: ['ta'], priceFrom: 0 }),
    ];
    const answers: FunnelAnswers = { need: 'FUNDRAISING', language: 'en', budget: 0 };
    expect(matchMentors(mentors, answers, options, now)).toMatchObject({
      matches: [],
      loosen: [
        { without: ['budget'], count: 2 },
        { without: ['language'], count: 1 },
        { without: ['need'], count: 1 },
      ],
    });
    expect(matchMentors([], answers, options, now).loosen).toEqual([]);
  });
});

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values));
const mentor: fc.Arbitrary<FunnelMentor> = fc.record({
  id: fc.uuid(),
  stages: some(options.stage),
  needs: some(options.need),
  languages: some(options.language),
  priceFrom: fc.constantFrom(0, 50_000, 100_000, 300_000, 500_000),
  nextSlot: fc.option(fc.integer({ min: 0, max: 40 }).map(inDays)),
  rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  reviews: fc.nat(200),
});
const answer: fc.Arbitrary<FunnelAnswers> = fc.record(
  {
    stage: fc.constantFrom(...options.stage),
    need: fc.constantFrom(...options.need),
    language: fc.constantFrom(...options.language),
    budget: fc.constantFrom(...options.budget),
    when: fc.constantFrom(...(Object.keys(funnelDays) as FunnelWhen[])),
  },
  { requiredKeys: [] },
);

describe('the guided choice, for any mentors and answers', () => {
  const cases = [
    fc.uniqueArray(mentor, { selector: ({ id }) => id, maxLength: 12 }),
    answer,
  ] as const;

  it('counts what one gets with that answer', () => {
    fc.assert(
      fc.property(...cases, (mentors, answers) => {
        const { counts } = matchMentors(mentors, answers, options, now);
        for (const question of funnelQuestions) {
          const asked = options[question].map(
            (option) => idsOf(mentors, { ...answers, [question]: option }).length,
          );
          expect({ question, counts: counts[question] }).toEqual({ question, counts: asked });
        }
      }),
    );
  });

  it('drops the fewest answers, and all such sets', () => {
    fc.assert(
      fc.property(...cases, (mentors, answers) => {
        const { matches, loosen } = matchMentors(mentors, answers, options, now);
        if (matches.length > 0) return;
        const answered = funnelQuestions.filter((question) => answers[question] !== undefined);
        const subsets = answered.reduce<FunnelQuestion[][]>(
          (sets, question) => [...sets, ...sets.map((set) => [...set, question])],
          [[]],
        );
        const working = subsets
          .map((without) => ({
            without,
            count: idsOf(mentors, {
              ...answers,
              ...Object.fromEntries(without.map((question) => [question, undefined])),
            }).length,
          }))
          .filter(({ count }) => count > 0);
        const least = Math.min(...working.map(({ without }) => without.length));
        const best = working.filter(({ without }) => without.length === least);
        const keyed = (sets: typeof working) =>
          sets.map(({ without, count }) => `${without.join()} ${count}`).sort();
        expect(keyed(loosen)).toEqual(keyed(best));
      }),
    );
  });

  it('does not depend on the order of the mentors', () => {
    fc.assert(
      fc.property(...cases, (mentors, answers) => {
        expect(idsOf(mentors.toReversed(), answers)).toEqual(idsOf(mentors, answers));
      }),
    );
  });
});
