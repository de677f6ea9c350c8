import { cast } from './cast';

const accounts = ['founder', 'investor', 'recruiter', 'candidate', 'mentor', 'ambassador', 'admin'];

describe('the cast of the demo community', () => {
  it('has the seven accounts of the front door and at least 48 people, all apart', () => {
    expect(cast.length).toBeGreaterThanOrEqual(48);
    expect(cast.slice(0, 7).map((person) => person.email)).toEqual(
      accounts.map((name) => `${name}@upround.test`),
    );
    for (const key of ['slug', 'email', 'displayName', 'headline', 'about'] as const) {
      expect(new Set(cast.map((person) => person[key])).size).toBe(cast.length);
    }
  });

  it('lets founder, investor and recruiter follow none of the seven', () => {
    const seven = new Set(cast.slice(0, 7).map((person) => person.slug));
    for (const person of cast.slice(0, 3)) {
      expect(person.follows.filter((slug) => seven.has(slug))).toEqual([]);
      expect(person.follows.length).toBeGreaterThan(0);
    }
  });

  it('follows people who exist, never oneself, never twice', () => {
    const slugs = new Set(cast.map((person) => person.slug));
    for (const person of cast) {
      expect(person.follows.every((slug) => slugs.has(slug) && slug !== person.slug)).toBe(true);
      expect(new Set(person.follows).size).toBe(person.follows.length);
    }
  });

  it('has a face for everyone', () => {
    expect(cast.filter(({ portrait }) => portrait === undefined)).toEqual([]);
  });

  it('keeps within the limits of a profile and of a slug', () => {
    for (const person of cast) {
      expect(person.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(person.displayName.length).toBeLessThanOrEqual(80);
      expect(person.headline.length).toBeLessThanOrEqual(160);
      expect(person.email.endsWith('@upround.test')).toBe(true);
    }
  });

  it('makes the same person staff every time', () => {
    const staff = cast.filter((person) => person.staffRoles !== undefined);
    expect(staff.map((person) => person.email)).toEqual(['admin@upround.test']);
  });
});
