import { demoClock } from '@upround/shared/demo';
import { votedAtOf } from './vote-rows';

const now = new Date('2027-03-10T09:00:00.000Z');
const DAY = 86_400_000;

describe('the votes of the demo community', () => {
  const votedAt = (closesInDays: number, published: { isPublished?: true } = {}) => {
    const closesAt = new Date(now.getTime() + closesInDays * DAY);
    return { closesAt, at: votedAtOf({ closesInDays, ...published }, demoClock(now), closesAt) };
  };

  it('aren’t there before entries are closed', () => {
    expect(votedAt(9).at).toBeNull();
    expect(votedAt(0).at).toBeNull();
  });

  it.each([
    [-3, {}],
    [-60, { isPublished: true } as const],
  ])('are cast between the deadline %s days from now and now', (days, published) => {
    const { closesAt, at } = votedAt(days, published);
    expect(at?.getTime()).toBeGreaterThan(closesAt.getTime());
    expect(at?.getTime()).toBeLessThan(now.getTime());
  });
});
