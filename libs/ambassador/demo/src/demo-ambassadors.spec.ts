import { ambassadorLimits, creatorLimits } from '@upround/ambassador/contract';
import { cast } from '@upround/shared/demo';
import { ambassadors, creators, referrals } from './index';

const slugs = new Set(cast.map(({ slug }) => slug));
const active = ambassadors.filter(({ state }) => state === 'ACTIVE');

describe('the ambassadors of the demo community', () => {
  it('are twenty, besides two who wait and one who was declined', () => {
    expect(active).toHaveLength(20);
    expect(ambassadors.filter(({ state }) => state === 'PENDING')).toHaveLength(2);
    const declined = ambassadors.filter(({ state }) => state === 'DECLINED');
    expect(declined.map(({ reason }) => reason)).toEqual([expect.any(String)]);
  });

  it('are members of the cast, each once, with the demo’s ambassador among them', () => {
    const members = ambassadors.map(({ member }) => member);
    expect(members.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(members).size).toBe(members.length);
    expect(active[0]?.member).toBe('kabir-anand');
  });

  it('say why in words of their own', () => {
    const texts = ambassadors.map(({ motivation }) => motivation);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect([...text].length).toBeGreaterThanOrEqual(ambassadorLimits.motivationMin);
      expect([...text].length).toBeLessThanOrEqual(ambassadorLimits.motivation);
    }
  });

  it('bring members of the cast once each, and none of those brings their own ambassador', () => {
    const brought = Object.values(referrals).flat();
    expect(brought.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(brought).size).toBe(brought.length);
    for (const [ambassador, people] of Object.entries(referrals)) {
      expect(active.map(({ member }) => member)).toContain(ambassador);
      expect(people).not.toContain(ambassador);
      for (const person of people) expect(referrals[person] ?? []).not.toContain(ambassador);
    }
  });
});

describe('the creators of the demo community', () => {
  it('are members of the cast, each once, with one who waits', () => {
    const members = creators.map(({ member }) => member);
    expect(members.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(members).size).toBe(members.length);
    expect(creators.filter(({ state }) => state === 'SUBMITTED')).toHaveLength(1);
    for (const { about } of creators) {
      expect([...about].length).toBeGreaterThanOrEqual(creatorLimits.aboutMin);
      expect([...about].length).toBeLessThanOrEqual(creatorLimits.about);
    }
  });
});
