import type { CursorPosition } from './cursors';
import { cutPage, limitOf } from './page';

const cursors = {
  sign: (place: CursorPosition) => `after ${place['i']}`,
  read: () => null,
};
const cut = (rows: readonly number[], limit: number) =>
  cutPage(
    rows,
    { limit },
    cursors,
    (row) => ({ i: row }),
    (row) => `row ${row}`,
  );

describe('a page of a list', () => {
  it('ends where nothing more follows', () => {
    expect(cut([1, 2], 2)).toEqual({ data: ['row 1', 'row 2'], nextSegment: null });
    expect(cut([], 2)).toEqual({ data: [], nextSegment: null });
  });

  it('goes on after the last row that is shown', () => {
    expect(cut([1, 2, 3], 2)).toEqual({ data: ['row 1', 'row 2'], nextSegment: 'after 2' });
  });

  it('spec 9: holds 20 rows unless said', () => {
    expect([limitOf({}), limitOf({ limit: 3 })]).toEqual([20, 3]);
  });
});
