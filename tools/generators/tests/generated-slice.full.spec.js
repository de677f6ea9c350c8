const { execFileSync, spawnSync } = require('node:child_process');
const { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const workspace = path.resolve(__dirname, '../../..');
const MINUTES = 60_000;

/** The whole workspace with a new feature in it, beside this one. */
describe('a new feature, as it comes', () => {
  let root;
  const run = (script, ...parameters) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, script), ...parameters],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_OPTIONS: '--experimental-vm-modules',
          NX_DAEMON: 'false',
          HEAVY: 'small',
        },
      },
    );
    return { status, output: `${stdout}${stderr}` };
  };
  const passes = { status: 0, output: expect.any(String) };

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'upround-generated-'));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: workspace,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    // A file that was deleted and not yet committed is still listed.
    for (const file of files
      .split('\0')
      .filter((name) => existsSync(path.join(workspace, name)) && name !== '')) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      cpSync(path.join(workspace, file), path.join(root, file), { force: true });
    }
    symlinkSync(path.join(workspace, 'node_modules'), path.join(root, 'node_modules'), 'junction');
    execFileSync('git', ['init', '-q'], { cwd: root });
  }, 2 * MINUTES);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test(
    'is written',
    () => {
      expect(run('tools/scripts/new-feature.mjs', 'reading-list', '--noun=excerpt')).toEqual(
        passes,
      );
    },
    MINUTES,
  );

  test(
    'keeps to the formatting',
    () => {
      expect(
        run(
          'node_modules/prettier/bin/prettier.cjs',
          '--check',
          'libs/reading-list',
          'libs/shared',
          '*.json',
        ),
      ).toEqual(passes);
    },
    MINUTES,
  );

  test(
    'passes lint, with the walls around it',
    () => {
      expect(
        run(
          'tools/scripts/lint.mjs',
          'libs/reading-list',
          'libs/shared/links',
          'libs/shared/db',
          'apps',
        ),
      ).toEqual(passes);
    },
    3 * MINUTES,
  );

  test.each([
    'libs/reading-list/contract',
    'libs/reading-list/web',
    'libs/reading-list/api',
    'libs/search/web',
    'libs/site/web',
    'apps/web',
    'apps/api',
  ])(
    'has the right types in %s',
    (folder) => {
      expect(
        run('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', `${folder}/tsconfig.json`),
      ).toEqual(passes);
    },
    2 * MINUTES,
  );

  test(
    'passes its own tests, those of the walls and those of the links',
    () => {
      const config = path.join(root, 'tools/jest/workspace.config.cjs');
      const projects = [
        'reading-list-contract',
        'reading-list-web',
        'reading-list-api',
        'walls',
        'shared-links',
      ];
      expect(
        run('node_modules/jest/bin/jest.js', '--config', config, '--selectProjects', ...projects),
      ).toEqual(passes);
    },
    5 * MINUTES,
  );
});
