const { journeysFor } = require('../parts/journeys.mjs');

const files = ['account.e2e.ts', 'feed.e2e.ts', 'front-door.e2e.ts'];

describe('which journeys a change runs', () => {
  test('those of the slice that it lies in', () => {
    expect(journeysFor([{ tags: ['type:feature', 'scope:feed'] }], files)).toEqual(['feed.e2e.ts']);
  });

  test('all, when it lies in what all slices use or in an app', () => {
    expect(journeysFor([{ tags: ['scope:shared'] }], files)).toEqual(files);
    expect(journeysFor([{ tags: ['scope:feed'] }, { tags: ['type:app'] }], files)).toEqual(files);
  });

  test('none, when it lies in tools or documents', () => {
    expect(journeysFor([{ tags: ['scope:tools'] }], files)).toEqual([]);
    expect(journeysFor([], files)).toEqual([]);
  });
});
