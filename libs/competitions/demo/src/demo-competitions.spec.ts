import { competitionLimits, type EntryField } from '@upround/competitions/contract';
import { problemsOf } from '@upround/competitions/model';
import { cast } from '@upround/shared/demo';
import type { DemoCompetition, DemoEntry } from './demo-types';
import { competitions } from './index';

const slugs = new Set(cast.map(({ slug }) => slug));
const accounts = cast.slice(0, 7).map(({ slug }) => slug);

const lengthOf = (text: string) => [...text].length;
const wordsIn = (text: string) => text.split(/\s+/).length;
const peopleOf = ({ owner, team = [] }: DemoEntry) => [owner, ...team];
const takingPart = ({ followers, entries }: DemoCompetition) => [
  ...followers,
  ...entries.flatMap(peopleOf),
];
const isSubmitted = ({ submittedDaysAgo }: DemoEntry) => submittedDaysAgo !== undefined;

/** What's wrong with a submitted entry; nothing for a draft. */
const problems = (form: readonly EntryField[], entry: DemoEntry) =>
  isSubmitted(entry) ? problemsOf(form, entry.answers) : [];

const expectBetween = (value: number, least: number, most: number) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};

describe('the competitions of the demo community', () => {
  it('are eleven, each once, with a round for every page', () => {
    expect(competitions.map(({ slug }) => slug).sort()).toEqual([
      'campus-first-cheque',
      'kirana-tech',
      'monsoon-build',
      'og-accelerator-3',
      'pitch-on-television',
      'pre-a-winter',
      'pre-series-a-spring',
      'season-showcase',
      'showcase-autumn',
      'showcase-winter',
      'village-ledger-2',
    ]);
    const series = competitions.flatMap((competition) => competition.series ?? []);
    expect(new Set(series).size).toBe(6);
    for (const { kind, series: own } of competitions) {
      expect(kind === 'COMPETITION').toBe(own === null);
    }
  });

  it('give each of the seven accounts something to take part in', () => {
    const everyone = new Set(competitions.flatMap(takingPart));
    expect(accounts.filter((slug) => !everyone.has(slug))).toEqual([]);
  });

  it('have a draft of the founder’s that lacks one answer', () => {
    const monsoon = competitions.find(({ slug }) => slug === 'monsoon-build');
    const draft = monsoon?.entries.find(({ owner }) => owner === 'meera-nair');
    expect(draft?.submittedDaysAgo).toBeUndefined();
    expect(problemsOf(monsoon?.form ?? [], draft?.answers ?? {})).toEqual([
      { fieldId: 'people', problem: 'MISSING' },
    ]);
  });

  it('say each thing once', () => {
    const texts = competitions.flatMap(({ about, tagline, questions, entries }) => [
      about,
      tagline,
      ...questions.map(({ question }) => question),
      ...entries.flatMap((entry) => [
        entry.tagline,
        ...Object.values(entry.answers).filter(
          (answer) => typeof answer === 'string' && !answer.startsWith('https://'),
        ),
      ]),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe.each(competitions)('$slug', (competition) => {
  const { form, criteria, rules, changes, followers, entries } = competition;
  const { announcedDaysAgo, opensInDays, closesInDays, judgingInDays, resultInDays } = competition;

  it('keeps its texts within the limits', () => {
    const { title, tagline, organiser, about, eligibility, prizes, questions } = competition;
    expectBetween(lengthOf(title), 1, competitionLimits.title);
    expectBetween(lengthOf(tagline), 1, competitionLimits.tagline);
    expectBetween(lengthOf(organiser), 1, competitionLimits.title);
    expectBetween(lengthOf(about), 1, competitionLimits.about);
    expectBetween(wordsIn(about), 80, 200);
    expectBetween(eligibility.length, 1, 20);
    expectBetween(prizes.length, 1, competitionLimits.prizes);
    expectBetween(questions.length, 3, 5);
    for (const { text } of rules) {
      expectBetween(wordsIn(text), 150, 300);
      expectBetween(lengthOf(text), 1, competitionLimits.rules);
    }
  });

  it('asks for five to eight fields, each by its own name', () => {
    expectBetween(form.length, 5, 8);
    expect(new Set(form.map(({ id }) => id)).size).toBe(form.length);
    for (const field of form) {
      if (field.kind === 'TEXT') expectBetween(field.max, 1, competitionLimits.answer);
      if (field.kind !== 'CHOICE') continue;
      expectBetween(field.options.length, 2, competitionLimits.options);
      expect(new Set(field.options).size).toBe(field.options.length);
      expectBetween(field.most, 1, field.options.length);
    }
  });

  it('has weights that sum to 100', () => {
    expect(criteria.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
    expectBetween(criteria.length, 2, competitionLimits.criteria);
  });

  it('has its moments in order', () => {
    expect(-announcedDaysAgo).toBeLessThan(opensInDays);
    expect(opensInDays).toBeLessThan(closesInDays);
    // The deadline is the last minute of its day.
    expect(judgingInDays).toBeGreaterThan(closesInDays);
    expect(resultInDays).toBeGreaterThan(judgingInDays);
    // A planned day is past where the result was published, and only there.
    expect(resultInDays < 0).toBe(competition.isPublished === true);
    expect(resultInDays).not.toBe(0);
  });

  it('changes in public after it was announced, the rules with their version', () => {
    const ages = rules.map(({ daysAgo }) => daysAgo);
    expect(ages[0]).toBe(announcedDaysAgo);
    expect(ages).toEqual([...new Set(ages)].sort((a, b) => b - a));
    expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
    const ofRules = changes.filter(({ kind }) => kind === 'RULES');
    expect(ofRules.map(({ daysAgo }) => daysAgo)).toEqual(ages.slice(1));
    for (const { kind, text, daysAgo, movedDays } of changes) {
      expectBetween(daysAgo, 1, announcedDaysAgo - 1);
      expectBetween(lengthOf(text), 1, 1_000);
      expect(movedDays !== undefined).toBe(kind === 'DEADLINE');
      // It is moved while the old deadline is still to come.
      expect(-daysAgo).toBeLessThan(closesInDays - (movedDays ?? 0));
    }
  });

  it('is entered and followed by members of the cast, no one twice', () => {
    expect(takingPart(competition).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(followers).size).toBe(followers.length);
    expectBetween(followers.length, 8, 20);
    const people = entries.flatMap(peopleOf);
    expect(new Set(people).size).toBe(people.length);
    for (const entry of entries) expectBetween(peopleOf(entry).length, 1, competition.teamMax);
  });

  it('has entries that could be submitted, and drafts with answers to its form', () => {
    for (const entry of entries) {
      const { owner, title, tagline, answers } = entry;
      expect([owner, problems(form, entry)]).toEqual([owner, []]);
      const beside = problemsOf(form, answers).filter(({ problem }) => problem !== 'MISSING');
      expect([owner, beside]).toEqual([owner, []]);
      expectBetween(lengthOf(title), 1, competitionLimits.title);
      expectBetween(lengthOf(tagline), 1, competitionLimits.tagline);
      const hosts = Object.values(answers).flatMap((answer) =>
        typeof answer === 'string' && answer.startsWith('http') ? new URL(answer).hostname : [],
      );
      expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    }
  });

  it('takes entries between its opening and its deadline', () => {
    if (opensInDays > 0) expect(entries).toEqual([]);
    for (const { begunDaysAgo, submittedDaysAgo } of entries) {
      // What was begun today might be later than what was submitted today.
      expectBetween(begunDaysAgo, Math.max(1, -closesInDays), -opensInDays);
      if (submittedDaysAgo === undefined) continue;
      expectBetween(submittedDaysAgo, Math.max(0, -closesInDays), begunDaysAgo);
    }
  });

  it('is judged by members of the cast who are in none of its entries', () => {
    const judges = competition.judges ?? [];
    const members = judges.map(({ member }) => member);
    const people = new Set(entries.flatMap(peopleOf));
    expect(new Set(members).size).toBe(members.length);
    expect(members.filter((slug) => !slugs.has(slug) || people.has(slug))).toEqual([]);
    for (const { leaning } of judges) expectBetween(leaning, -2, 2);
  });

  it('has scores of judges who accepted alone, of every entry where the result is published', () => {
    const submitted = entries.filter(isSubmitted).length;
    const judges = competition.judges ?? [];
    for (const { state, scored } of judges) {
      expectBetween(scored, 0, state === 'ACCEPTED' && judgingInDays < 0 ? submitted : 0);
    }
    if (competition.isPublished !== true) return;
    const accepted = judges.filter(({ state }) => state === 'ACCEPTED');
    expect(accepted.length).toBeGreaterThan(1);
    expect(accepted.filter(({ scored }) => scored !== submitted)).toEqual([]);
  });
});
