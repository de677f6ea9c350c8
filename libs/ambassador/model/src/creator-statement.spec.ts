import * as fc from 'fast-check';
import {
  countedReads,
  creatorPool,
  creatorStatement,
  MINIMUM_PAYOUT,
  MOST_READS_BY_READER,
  poolShares,
  readsThatCount,
  type PostRead,
} from './creator-statement';
import { monthOf } from './kolkata-calendar';

const date = (text: string) => new Date(text);
const month = monthOf(date('2026-11-15T00:00Z'));
const read = (changes: Partial<PostRead> = {}): PostRead => ({
  readerId: 'reader',
  postId: 'post',
  creatorId: 'asha',
  at: date('2026-11-15T00:00Z'),
  hasPlan: true,
  ...changes,
});
const manyReads = (creatorId: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    read({ creatorId, postId: `of ${creatorId}`, readerId: `r${at}` }),
  );
const countOf = (reads: PostRead[]) => Object.fromEntries(countedReads(reads, month));
const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

describe('the pool of a month', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [1_00_000, 10_000],
    [-1, 0],
    [-1_00_000, 0],
    [Number.MAX_SAFE_INTEGER, 900_719_925_474_099],
  ])('of %d paise is %d', (netRevenue, pool) => {
    expect(creatorPool(netRevenue)).toBe(pool);
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('isn’t defined for %d', (netRevenue) => {
    expect(() => creatorPool(netRevenue)).toThrow(RangeError);
  });
});

describe('the reads that count', () => {
  it('are those of members with a plan, once a month for each post', () => {
    expect(countOf([read(), read({ at: date('2026-11-20T00:00Z') })])).toEqual({ asha: 1 });
    expect(countOf([read(), read({ postId: 'other' })])).toEqual({ asha: 2 });
    expect(countOf([read(), read({ readerId: 'other' })])).toEqual({ asha: 2 });
    expect(countOf([read(), read({ creatorId: 'ravi', postId: 'his' })])).toEqual({
      asha: 1,
      ravi: 1,
    });
    expect(countOf([read({ hasPlan: false })])).toEqual({});
    expect(countOf([read({ hasPlan: false }), read()])).toEqual({ asha: 1 });
  });

  it('aren’t the creator’s own', () => {
    expect(countOf([read({ readerId: 'asha' })])).toEqual({});
  });

  it('are so many at most for each reader and creator: the earliest of those given', () => {
    const many = Array.from({ length: MOST_READS_BY_READER + 2 }, (_, at) =>
      read({ postId: `post ${at}`, at: new Date(Date.UTC(2026, 10, 15, 0, at)) }),
    );
    const others = [
      read({ readerId: 'other', postId: 'post 0' }),
      read({ creatorId: 'ravi', postId: 'his' }),
    ];
    expect(countOf([...many, ...others])).toEqual({ asha: MOST_READS_BY_READER + 1, ravi: 1 });
    expect(readsThatCount(many.toReversed(), month)).toEqual(many.slice(0, MOST_READS_BY_READER));
  });

  it.each([
    ['2026-10-31T18:29:59.999Z', {}],
    ['2026-10-31T18:30:00.000Z', { asha: 1 }],
    ['2026-11-30T18:29:59.999Z', { asha: 1 }],
    ['2026-11-30T18:30:00.000Z', {}],
  ])('are of the month in Asia/Kolkata: %s', (at, counts) => {
    expect(countOf([read({ at: date(at) })])).toEqual(counts);
  });

  it('are as many as there are pairs of reader and post', () => {
    const anyRead = fc.record({
      reader: fc.nat(5),
      post: fc.nat(5),
      hasPlan: fc.boolean(),
      day: fc.integer({ min: 0, max: 32 }),
    });
    fc.assert(
      fc.property(fc.array(anyRead, { maxLength: 80, size: 'max' }), (reads) => {
        // The posts are of three creators, who are readers too.
        const all = reads.map(({ reader, post, hasPlan, day }) =>
          read({
            readerId: `p${reader}`,
            postId: `post${post}`,
            creatorId: `p${post % 3}`,
            hasPlan,
            at: new Date(Date.UTC(2026, 9, 31 + day)),
          }),
        );
        // UTC's midnight of 31 October is in October in Asia/Kolkata too; those of 1 to 30 November are in November.
        const pairs = new Set(
          reads
            .filter(({ reader, post, hasPlan, day }) => {
              return hasPlan && reader !== post % 3 && day >= 1 && day <= 30;
            })
            .map(({ reader, post }) => `${reader} ${post}`),
        );
        const naive = [0, 1, 2].map(
          (creator) => [...pairs].filter((pair) => Number(pair.slice(2)) % 3 === creator).length,
        );
        const counts = countedReads(all, month);
        expect([0, 1, 2].map((creator) => counts.get(`p${creator}`) ?? 0)).toEqual(naive);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the shares of a pool', () => {
  const sharesOf = (pool: number, reads: Record<string, number>) =>
    Object.fromEntries(poolShares(pool, new Map(Object.entries(reads))));

  it('give what rounding leaves to the largest remainders', () => {
    // 100 × 1/7, 2/7 and 4/7 are 14.29, 28.57 and 57.14.
    expect(sharesOf(100, { a: 1, b: 2, c: 4 })).toEqual({ a: 14, b: 29, c: 57 });
  });

  it('give it to the lower ids of the same remainders', () => {
    expect(sharesOf(100, { c: 1, a: 1, b: 1 })).toEqual({ a: 34, b: 33, c: 33 });
    expect(sharesOf(101, { c: 1, a: 1, b: 1 })).toEqual({ a: 34, b: 34, c: 33 });
  });

  it('are 0 without reads, and for those without', () => {
    expect(sharesOf(100, {})).toEqual({});
    expect(sharesOf(100, { a: 0, b: 0 })).toEqual({ a: 0, b: 0 });
    expect(sharesOf(101, { a: 0, b: 2 })).toEqual({ a: 0, b: 101 });
    expect(sharesOf(0, { a: 3 })).toEqual({ a: 0 });
  });

  it('sum exactly to the pool, each within a paisa, in any order of the creators', () => {
    const counts = fc.array(fc.oneof(fc.nat(5), fc.nat(1_000_000), fc.maxSafeNat()), {
      minLength: 1,
      maxLength: 20,
    });
    const pools = fc.oneof(fc.nat(50), fc.nat(10_000_000), fc.maxSafeNat());
    fc.assert(
      fc.property(pools, counts, (pool, reads) => {
        const entries = reads.map((count, at) => [`p${at}`, count] as const);
        const shares = poolShares(pool, new Map(entries));
        const all = reads.reduce((sum, count) => sum + BigInt(count), 0n);
        if (all === 0n) return;
        const sum = [...shares.values()].reduce((so, share) => so + BigInt(share), 0n);
        expect(sum).toBe(BigInt(pool));
        for (const [id, count] of entries) {
          const above = BigInt(shares.get(id) ?? NaN) * all - BigInt(pool) * BigInt(count);
          expect(above < all && above > -all).toBe(true);
          if (count === 0) expect(shares.get(id)).toBe(0);
          // Who has more reads never has a smaller share.
          for (const [other, less] of entries) {
            if (less < count) expect(shares.get(other)).toBeLessThanOrEqual(shares.get(id) ?? NaN);
          }
        }
        const sorted = (map: Map<string, number>) => [...map].sort();
        expect(sorted(poolShares(pool, new Map(entries.toReversed())))).toEqual(sorted(shares));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [-1, 1],
    [0.5, 1],
    [1, -1],
    [1, 0.5],
  ])('aren’t defined for a pool of %d and %d reads', (pool, reads) => {
    expect(() => sharesOf(pool, { a: reads })).toThrow(RangeError);
  });
});

describe('the statement of a month', () => {
  it('pays from ₹500 on, and carries less', () => {
    const statement = creatorStatement({
      month,
      // The pool is ₹1,000.
      netRevenue: 10_00_000,
      reads: [...manyReads('asha', 5), ...manyReads('ravi', 4), ...manyReads('zoya', 1)],
      carried: new Map([
        ['ravi', 9_999],
        ['zoya', 40_000],
        ['kabir', 50_000],
      ]),
    });
    const line = (creatorId: string, reads: number, share: number, carriedIn: number) => ({
      creatorId,
      reads,
      share,
      carriedIn,
    });
    expect(statement).toEqual({
      month: '2026-11',
      pool: 1_00_000,
      reads: 10,
      unshared: 0,
      lines: [
        { ...line('asha', 5, 50_000, 0), paid: 50_000, carriedOut: 0 },
        { ...line('ravi', 4, 40_000, 9_999), paid: 0, carriedOut: 49_999 },
        { ...line('zoya', 1, 10_000, 40_000), paid: 50_000, carriedOut: 0 },
        { ...line('kabir', 0, 0, 50_000), paid: 50_000, carriedOut: 0 },
      ],
    });
  });

  it('shares nothing in a month without reads, and carries what is left', () => {
    const carried = new Map([['asha', 100]]);
    const statement = creatorStatement({ month, netRevenue: 1_000, reads: [], carried });
    expect(statement).toMatchObject({ pool: 100, reads: 0, unshared: 100 });
    expect(statement.lines).toMatchObject([{ creatorId: 'asha', share: 0, carriedOut: 100 }]);
  });

  it('lists the most reads first, then by id', () => {
    const reads = [...manyReads('b', 1), ...manyReads('c', 2), ...manyReads('a', 1)];
    const { lines } = creatorStatement({ month, netRevenue: 100, reads, carried: new Map() });
    expect(lines.map(({ creatorId }) => creatorId)).toEqual(['c', 'a', 'b']);
  });

  it('isn’t defined for carried amounts that aren’t whole or are negative', () => {
    const of = (amount: number) => () =>
      creatorStatement({ month, netRevenue: 0, reads: [], carried: new Map([['a', amount]]) });
    expect(of(-1)).toThrow(RangeError);
    expect(of(0.5)).toThrow(RangeError);
  });

  it('loses no paisa from month to month', () => {
    const anyMonth = fc.record({
      netRevenue: fc.integer({ min: -50_000, max: 5_000_000 }),
      reads: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
    });
    let [payouts, carries] = [0, 0];
    fc.assert(
      fc.property(fc.array(anyMonth, { minLength: 1, maxLength: 8 }), (months) => {
        let carried = new Map<string, number>();
        let [pools, paid] = [0, 0];
        for (const { netRevenue, reads } of months) {
          const all = reads.flatMap((count, at) => manyReads(`p${at}`, count));
          const statement = creatorStatement({ month, netRevenue, reads: all, carried });
          const { lines, pool, unshared } = statement;
          expect(total(lines.map(({ share }) => share))).toBe(pool - unshared);
          for (const line of lines) {
            expect(line.carriedIn).toBe(carried.get(line.creatorId) ?? 0);
            expect(line.paid + line.carriedOut).toBe(line.share + line.carriedIn);
            expect(line.paid === 0 || line.paid >= MINIMUM_PAYOUT).toBe(true);
            expect(line.carriedOut).toBeLessThan(MINIMUM_PAYOUT);
            if (line.paid > 0) payouts += 1;
            if (line.carriedOut > 0) carries += 1;
          }
          pools += pool - unshared;
          paid += total(lines.map((line) => line.paid));
          carried = new Map(lines.map(({ creatorId, carriedOut }) => [creatorId, carriedOut]));
        }
        expect(paid + total(carried.values())).toBe(pools);
      }),
      { numRuns: 500 },
    );
    expect(payouts).toBeGreaterThan(500);
    expect(carries).toBeGreaterThan(500);
  });
});
