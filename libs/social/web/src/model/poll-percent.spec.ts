import fc from 'fast-check';
import { percentages, sharesOfVoters } from './poll-percent';
import { isOver, withVote } from './poll-view';

describe('the percentages of a poll', () => {
  it('add up to 100 whatever the votes are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 2, maxLength: 10 }), (votes) => {
        const sum = percentages(votes).reduce((total, share) => total + share, 0);
        expect(sum).toBe(votes.some((count) => count > 0) ? 100 : 0);
      }),
    );
  });

  it('give the odd point to the largest remainder', () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentages([7, 4])).toEqual([64, 36]);
    expect(percentages([0, 0])).toEqual([0, 0]);
  });

  it('are shares of voters where several options may be chosen', () => {
    expect(sharesOfVoters([5, 3], 6)).toEqual([83, 50]);
    expect(sharesOfVoters([0, 0], 0)).toEqual([0, 0]);
  });
});

describe('a poll with a vote of this visit', () => {
  const poll = {
    options: [
      { id: 'a', text: 'Note', votes: 7 },
      { id: 'b', text: 'Equity', votes: 4 },
    ],
    multiple: false,
    endsAt: '2026-03-05T09:30:00.000Z',
    closed: false,
    voters: 11,
    selection: [],
  };

  it('counts it before the answer, and takes the counts of the answer', () => {
    const early = withVote(poll, { selection: ['b'], counts: undefined });
    expect(early.options.map(({ votes }) => votes)).toEqual([7, 5]);
    expect(early.voters).toBe(12);
    const counts = {
      votes: new Map([
        ['a', 9],
        ['b', 6],
      ]),
      voters: 15,
    };
    const late = withVote(poll, { selection: ['b'], counts });
    expect(late.options.map(({ votes }) => votes)).toEqual([9, 6]);
    expect(late.voters).toBe(15);
  });

  it('is over at its end, whether or not the list knew', () => {
    expect(isOver(poll, Date.parse('2026-03-05T09:29:59Z'))).toBe(false);
    expect(isOver(poll, Date.parse('2026-03-05T09:30:00Z'))).toBe(true);
    expect(isOver({ ...poll, closed: true }, 0)).toBe(true);
  });
});
