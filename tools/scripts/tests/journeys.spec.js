const { journeyFiles, journeysFor } = require('../parts/journeys.mjs');
const { projects } = require('../parts/workspace.mjs');

const files = journeyFiles();
const scopesOf = ({ tags }) =>
  tags.filter((tag) => tag.startsWith('scope:')).map((tag) => tag.replace('scope:', ''));
/** Slices: what has pages or calls of its own. */
const slices = [
  ...new Set(
    projects()
      .filter(({ tags }) => tags.includes('type:feature') || tags.includes('type:module'))
      .flatMap(scopesOf)
      .filter((scope) => scope !== 'shared'),
  ),
];
const inFolder = (folder) => files.filter((file) => file.startsWith(`${folder}/`));

describe('which journeys a change runs', () => {
  test('those of the slice that it lies in', () => {
    expect(journeysFor([{ tags: ['type:feature', 'scope:feed'] }], files)).toEqual(
      inFolder('feed'),
    );
    expect(inFolder('jobs').length).toBeGreaterThan(1);
    expect(journeysFor([{ tags: ['type:module', 'scope:jobs'] }], files)).toEqual(inFolder('jobs'));
  });

  test.each(slices)('a change in the slice %s runs at least one', (slice) => {
    expect(journeysFor([{ tags: ['type:module', `scope:${slice}`] }], files)).not.toEqual([]);
  });

  test('every journey belongs to a slice, or to the app around them', () => {
    const folders = [...new Set(files.map((file) => file.split('/')[0]))];
    const scopes = new Set(projects().flatMap(scopesOf));
    expect(folders.filter((folder) => folder !== 'app' && !scopes.has(folder))).toEqual([]);
    expect(files.filter((file) => !/^[a-z-]+\/[a-z-]+\.e2e\.ts$/.test(file))).toEqual([]);
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
