import { offsetSpans } from './offset-spans';

const HOUR = 3_600_000;
const change = Date.parse('2027-03-28T01:00Z');

describe('the spans between changes of a clock', () => {
  // It looks once a day, so the change may be just before, at or just after where it looks.
  it.each([-48, -24, -1, 0].flatMap((hours) => [-1, 0, 1].map((ms) => hours * HOUR + ms)))(
    'meet at the change, seen from %d ms beside it',
    (ms) => {
      const [from, to] = [change + ms, change + 50 * HOUR];
      const spans = offsetSpans('Europe/London', from, to);
      const summer = { from: Math.max(from, change), to, offset: HOUR };
      expect(spans).toEqual(from < change ? [{ from, to: change, offset: 0 }, summer] : [summer]);
    },
  );

  it('are one where the clock never changes, and know offsets of less than an hour', () => {
    const [from, to] = [change, change + 400 * 24 * HOUR];
    expect(offsetSpans('Asia/Kathmandu', from, to)).toEqual([{ from, to, offset: 5.75 * HOUR }]);
    expect(offsetSpans('Europe/London', from, to)).toHaveLength(3);
  });
});
