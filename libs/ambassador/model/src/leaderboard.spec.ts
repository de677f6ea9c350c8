import * as fc from 'fast-check';
import { changeSince, neighbours, rankBoard, type BoardRow } from './leaderboard';
import { naiveBoard } from './naive-board.fixtures';

const row = (id: string, points: number, reached = 0): BoardRow => ({
  id,
  points,
  reachedAt: new Date(reached),
});

/** Few points and moments, so that most rows share them; ids whose order isn't that of their numbers. */
const anyRows = fc
  .array(fc.tuple(fc.integer({ min: -1, max: 6 }), fc.nat(2)), { maxLength: 40, size: 'max' })
  .map((rows) => rows.map(([points, reached], at) => row(`p${at}`, points * 10, reached)))
  .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }));

const listed = (board: readonly { id: string; rank: number }[]) =>
  board.map(({ id, rank }) => `${rank} ${id}`);

describe('a board', () => {
  it('shares ranks among the same points and leaves out the next ones', () => {
    const board = rankBoard([row('a', 100), row('b', 200, 5), row('c', 200, 4), row('d', 300)]);
    expect(listed(board)).toEqual(['1 d', '2 c', '2 b', '4 a']);
    expect(board[0]).toEqual({ ...row('d', 300), rank: 1 });
  });

  it('lists within a rank who was first, then by id', () => {
    const board = rankBoard([row('p9', 5, 1), row('p10', 5, 1), row('z', 5, 0), row('P9', 5, 1)]);
    expect(listed(board)).toEqual(['1 z', '1 P9', '1 p10', '1 p9']);
  });

  it('is empty without rows, and has each id once', () => {
    expect(rankBoard([])).toEqual([]);
    expect(() => rankBoard([row('a', 1), row('a', 2)])).toThrow(RangeError);
  });

  it('is that of counting pairs, for rows in any order', () => {
    let shared = 0;
    fc.assert(
      fc.property(anyRows, (rows) => {
        const board = rankBoard(rows);
        expect(listed(board)).toEqual(listed(naiveBoard(rows)));
        shared += board.filter(({ rank }, at) => board[at - 1]?.rank === rank).length;
      }),
      { numRuns: 1_000 },
    );
    expect(shared).toBeGreaterThan(5_000);
  });

  it('leaves the rows that it was given in their order', () => {
    const rows = [row('a', 1), row('b', 2)];
    rankBoard(rows);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the neighbours of a person', () => {
  const board = rankBoard(Array.from({ length: 20 }, (_, at) => row(`p${at}`, 100 - at)));
  const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id.slice(1)));

  it('are five on each side, and fewer at the ends', () => {
    expect(numbers(neighbours(board, 'p10'))).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(numbers(neighbours(board, 'p5'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbers(neighbours(board, 'p0'))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(numbers(neighbours(board, 'p19'))).toEqual([14, 15, 16, 17, 18, 19]);
    expect(numbers(neighbours(board, 'p3', 1))).toEqual([2, 3, 4]);
    expect(numbers(neighbours(board, 'p3', 0))).toEqual([3]);
  });

  it('are none for someone who isn’t on the board', () => {
    expect(neighbours(board, 'nobody')).toEqual([]);
  });

  it('are those who are at most that many rows away', () => {
    fc.assert(
      fc.property(anyRows, fc.nat(40), fc.nat(6), (rows, number, count) => {
        const ranked = rankBoard(rows);
        const own = ranked.findIndex(({ id }) => id === `p${number}`);
        const near = ranked.filter((_, at) => own >= 0 && Math.abs(at - own) <= count);
        expect(neighbours(ranked, `p${number}`, count)).toEqual(near);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the change since yesterday', () => {
  const yesterday = rankBoard([row('a', 30), row('b', 20), row('c', 20), row('d', 10)]);
  const today = rankBoard([row('a', 30), row('b', 20), row('d', 40), row('e', 5)]);
  it.each([
    ['a rise', 'd', 3],
    ['a fall', 'a', -1],
    ['a fall out of a shared rank', 'b', -1],
    ['someone new', 'e', null],
    ['someone who left', 'c', null],
    ['no one', 'f', null],
  ])('%s', (_, id, change) => {
    expect(changeSince(today, yesterday, id)).toBe(change);
  });

  it('is none on the same board, and the reverse backwards', () => {
    fc.assert(
      fc.property(anyRows, anyRows, (one, other) => {
        const [left, right] = [rankBoard(one), rankBoard(other)];
        for (const { id } of left) {
          expect(changeSince(left, left, id)).toBe(0);
          const [there, back] = [changeSince(left, right, id), changeSince(right, left, id)];
          expect((there ?? 0) + (back ?? 0)).toBe(0);
        }
      }),
    );
  });
});
