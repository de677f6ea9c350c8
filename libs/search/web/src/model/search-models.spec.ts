import { aHit } from '../search-test.fixtures';
import { chipsOf, mistakesOf } from './query-chips';
import { sectionsOf } from './sections';

describe('the sections of everything', () => {
  const hits = [
    aHit('USER'),
    ...Array.from({ length: 7 }, (_, index) => aHit('POST', { id: `p${index}` })),
  ];

  it('are in the order of the tabs if they match equally well, then by their best hit', () => {
    const kindsOf = (found: Parameters<typeof sectionsOf>[0]) =>
      sectionsOf(found, undefined).map(({ kind }) => kind);
    const far = Array.from({ length: 9 }, (_, index) => aHit('POST', { id: `f${index}` }));
    expect(kindsOf([aHit('POD'), aHit('ESSAY'), aHit('USER'), aHit('IDEA'), aHit('POST')])).toEqual(
      ['POST', 'USER', 'IDEA', 'POD', 'ESSAY'],
    );
    expect(kindsOf([aHit('POD'), ...far, aHit('ESSAY'), aHit('USER')])).toEqual([
      'POST',
      'POD',
      'ESSAY',
      'USER',
    ]);
  });

  it('begin with people where the best hit is one, and hold the best five', () => {
    const sections = sectionsOf(hits, undefined);
    expect(sections).toMatchObject([
      { kind: 'USER', hasMore: false, isPartial: false },
      { kind: 'POST', hasMore: true, isPartial: false },
    ]);
    expect(sections.map(({ best }) => best.length)).toEqual([1, 5]);
  });

  it('include kinds whose hits rank lower, going by the counts', () => {
    const kinds = [
      { type: 'NEWS' as const, count: 3, more: false },
      { type: 'USER' as const, count: 9, more: false },
    ];
    expect(sectionsOf(hits.slice(0, 1), { kinds, tags: [] })).toMatchObject([
      { kind: 'USER', best: [{ type: 'USER' }], hasMore: true, isPartial: true },
      { kind: 'NEWS', best: [], hasMore: false, isPartial: true },
    ]);
  });
});

describe('the chips of a query', () => {
  it('are its operators and what a minus takes out, each with the query without it', () => {
    expect(chipsOf('water #pricing -"co founder" meters').map(({ without }) => without)).toEqual([
      'water -"co founder" meters',
      'water #pricing meters',
    ]);
    expect(chipsOf('water "two words"')).toEqual([]);
  });

  it('tell what only looks like one', () => {
    expect(mistakesOf('since:soon from: water')).toEqual([
      { text: 'since:soon', problem: 'BAD_DATE' },
      { text: 'from:', problem: 'NO_VALUE' },
    ]);
  });
});
