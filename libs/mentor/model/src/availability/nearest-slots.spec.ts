import * as fc from 'fast-check';
import { nearestSlots } from './nearest-slots';

const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
const slot = (hour: number) => ({ start: at(hour), end: at(hour + 1) });
const hoursOf = (slots: { start: Date }[]) => slots.map(({ start }) => start.getUTCHours());

describe('the free slots nearest to a lost one', () => {
  it('are three, before and after it, in order of time', () => {
    expect(hoursOf(nearestSlots([16, 9, 12, 10, 20].map(slot), at(11)))).toEqual([9, 10, 12]);
  });

  it('are the earlier ones where two are equally far, and never the lost one', () => {
    expect(hoursOf(nearestSlots([8, 11, 14].map(slot), at(11), 1))).toEqual([8]);
    expect(nearestSlots([slot(11)], at(11))).toEqual([]);
  });

  it('are no farther than any other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 500 })), fc.nat(500), (hours, lost) => {
        const free = hours.filter((hour) => hour !== lost);
        const found = nearestSlots(hours.map(slot), at(lost));
        const far = ({ start }: { start: Date }) => Math.abs(start.getTime() - at(lost).getTime());
        const farthest = Math.max(0, ...found.map(far));
        const others = free.map(slot).filter((other) => far(other) < farthest);
        expect(found).toHaveLength(Math.min(3, free.length));
        expect(others.length).toBeLessThan(3);
      }),
    );
  });
});
