import { indianDay } from './indian-day';

describe('a day in India', () => {
  it.each([
    ['2025-12-31T18:29:59.999Z', '2025-12-31'],
    ['2025-12-31T18:30:00.000Z', '2026-01-01'],
    ['2026-01-01T12:00:00.000Z', '2026-01-01'],
  ])('%s is on %s, for readers in most time zones', (moment, day) => {
    const shown = indianDay(new Date(moment));
    for (const timeZone of ['America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Asia/Tokyo']) {
      expect(shown.toLocaleDateString('sv-SE', { timeZone })).toBe(day);
    }
  });
});
