const { specFiles } = require('../parts/database-specs.mjs');
const { minutesFor } = require('../parts/stage-limits.mjs');

describe('how long a stage of tests may take', () => {
  test('grows with its files, so that a larger suite is not taken to hang', () => {
    const today = minutesFor({ files: 800, workers: 2 });
    expect(minutesFor({ files: 1600, workers: 2 })).toBe(2 * today);
    expect(minutesFor({ files: 800, workers: 4 })).toBe(today / 2);
    expect(minutesFor({ files: 800, workers: 2, full: true })).toBeGreaterThan(today);
  });

  test('is never so short that a slow start counts as hanging', () => {
    expect(minutesFor({ files: 1, workers: 4 })).toBe(30);
  });

  test('counts the specs of this workspace, whatever they are written in', () => {
    const files = specFiles();
    expect(files).toContain(__filename);
    expect(files.filter((file) => file.endsWith('.spec.tsx')).length).toBeGreaterThan(50);
  });
});
