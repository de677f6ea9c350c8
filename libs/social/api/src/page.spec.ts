import { pageOf, sizeOf } from './page';

const sign = (row: number) => `after ${row}`;

describe('a page of a list', () => {
  it('ends where nothing more follows', () => {
    expect(pageOf([1, 2], 2, sign)).toEqual({ rows: [1, 2], nextSegment: null });
    expect(pageOf([], 2, sign)).toEqual({ rows: [], nextSegment: null });
  });

  it('goes on after the last row that is shown', () => {
    expect(pageOf([1, 2, 3], 2, sign)).toEqual({ rows: [1, 2], nextSegment: 'after 2' });
  });

  it('spec 9: holds 20 rows unless said', () => {
    expect([sizeOf({}), sizeOf({ limit: 3 })]).toEqual([20, 3]);
  });
});
