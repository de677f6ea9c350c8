const { readFileSync } = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');

const root = path.resolve(__dirname, '../..');
/** Profile writes the views, the library holds the rules; tests may look at what is stored. */
const allowed = [
  /^libs\/shared\/db\//,
  /^libs\/profile\/api\/src\/relations\//,
  /\.(spec|fixtures)\.ts$/,
];

test('only the rules of shared/db check blocks and mutes', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'libs', 'apps'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !allowed.some((pattern) => pattern.test(file)));
  const found = files.filter((file) =>
    /\b(block|mute)_view\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
});
