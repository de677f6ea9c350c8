import { mentorLimits, ownMentorChangeSchema, serviceDraftSchema } from '@upround/mentor/contract';
import { checkRules } from '@upround/mentor/model';
import { cast } from '@upround/shared/demo';
import { mentors, sessions, waits, zones } from './index';

const slugs = new Set(cast.map(({ slug }) => slug));
const none = { holidays: [], overrides: {}, bufferBefore: 0, bufferAfter: 0 };

describe('the mentors of the demo community', () => {
  it('are members of the cast, each once, with the one of the README', () => {
    const used = mentors.map(({ slug }) => slug);
    expect(new Set(used).size).toBe(used.length);
    expect(used.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(used).toContain(cast.find(({ email }) => email === 'mentor@upround.test')?.slug);
    expect(mentors).toHaveLength(18);
  });

  it.each(mentors)('$slug says what the calls would take', (mentor) => {
    const { headline, about, proof, joinUrl } = mentor;
    const [stages, needs, languages] = [mentor.stages, mentor.needs, mentor.languages].map(
      (list) => [...list],
    );
    const profile = { headline, about, proof, joinUrl, stages, needs, languages };
    expect(ownMentorChangeSchema.safeParse(profile).error).toBeUndefined();
    for (const service of mentor.services) {
      expect(serviceDraftSchema.safeParse(service).error).toBeUndefined();
    }
    const hours = { minimumNotice: 0, horizon: 30, mostPerDay: null, ...none, ...mentor.hours };
    expect(() => checkRules({ ...hours, length: 30, step: 30 })).not.toThrow();
  });

  it('live by several clocks, and some are free', () => {
    expect(new Set(mentors.map(({ hours }) => hours.zone)).size).toBeGreaterThanOrEqual(7);
    const free = mentors.filter(({ services }) => services.some(({ amount }) => amount === 0));
    expect(free.length).toBeGreaterThanOrEqual(6);
    const states = mentors.map(({ state }) => state);
    expect([states.includes('PAUSED'), states.includes('WAITING')]).toEqual([true, true]);
  });
});

describe('their sessions', () => {
  it('are between known people, with services that there are', () => {
    for (const { mentor, mentee, service } of sessions) {
      const found = mentors.find(({ slug }) => slug === mentor);
      expect([mentor, found?.services[service] === undefined]).toEqual([mentor, false]);
      expect([mentee, slugs.has(mentee), mentee !== mentor]).toEqual([mentee, true, true]);
    }
    for (const { mentor, member } of waits) {
      expect([mentors.some(({ slug }) => slug === mentor), slugs.has(member)]).toEqual([
        true,
        true,
      ]);
    }
    expect(Object.keys(zones).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(sessions.length).toBeGreaterThanOrEqual(60);
  });

  it('say each thing once, within the limits', () => {
    const texts = sessions.flatMap(({ goal, reviews = {} }) => [
      goal,
      ...Object.values(reviews).map(({ text }) => text),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect([...text].length).toBeLessThanOrEqual(mentorLimits.goal);
  });
});
