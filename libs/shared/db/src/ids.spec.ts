import { idAt, isId, lowestIdAt, newId } from './ids';

describe('ids', () => {
  it('sort by the time at which they were made', () => {
    const ids = Array.from({ length: 1_000 }, () => newId());
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('can be dated back', () => {
    const before = idAt(new Date('2026-01-01T00:00:00Z'));
    const after = idAt(new Date('2026-01-01T00:00:01Z'));
    expect(before < after && after < newId()).toBe(true);
  });

  it('give the lower bound of a time range', () => {
    const moment = new Date('2026-01-01T00:00:00Z');
    expect(lowestIdAt(moment) <= idAt(moment)).toBe(true);
    expect(lowestIdAt(moment) > idAt(new Date(moment.getTime() - 1))).toBe(true);
  });

  it.each([
    ['a slug', 'first-cheque', false],
    ['an almost-id', '018bcfe5-6800-7000-8000-00000000000g', false],
    ['an id', '018bcfe5-6800-7000-8000-000000000000', true],
  ])('are distinguished from %s', (_, text, expected) => {
    expect(isId(text)).toBe(expected);
  });
});
