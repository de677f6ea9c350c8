/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(__dirname, '../../../..');

/** Builds a file that uses these names of the kit, and gives the modules that are left of it. */
async function modulesFor(names: string): Promise<string[]> {
  await mkdir(join(root, 'tmp'), { recursive: true });
  const folder = await mkdtemp(join(root, 'tmp/kit-'));
  try {
    await writeFile(
      join(folder, 'main.ts'),
      `import { ${names} } from '@upround/shared/ui'; console.log(${names});`,
    );
    await writeFile(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.base.json" }');
    await writeFile(
      join(folder, 'vite.config.mts'),
      `import { precompiledMessages } from '${join(root, 'tools/vite/precompiled-messages.mts')}';
       export default {
         plugins: [precompiledMessages()],
         resolve: { tsconfigPaths: true },
         build: {
           minify: false,
           rolldownOptions: { input: 'main.ts', external: [/^react/] },
         },
       };`,
    );
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await run(process.execPath, [vite, 'build', '-l', 'error'], { cwd: folder });
    const assets = join(folder, 'dist/assets');
    const [file = ''] = await readdir(assets);
    const code = await readFile(join(assets, file), 'utf8');
    return [...code.matchAll(/^\/\/ (\S+\.(?:tsx?|m?js))$/gm)].map(([, path = '']) => path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('the kit sheds what is not used', () => {
  it.each([
    'Button',
    'Button, IconButton, Field, TextInput, Avatar, ActionRow, ActionButton, Time',
  ])(
    '%s pulls no part of Radix',
    async (names) => {
      const modules = await modulesFor(names);
      expect(modules.some((path) => path.endsWith('button.tsx'))).toBe(true);
      expect(modules.filter((path) => /radix|floating-ui|remove-scroll/.test(path))).toEqual([]);
    },
    30_000,
  );

  it('Dialog pulls no menu, popover or tooltip', async () => {
    const modules = await modulesFor('Dialog');
    expect(modules.some((path) => path.includes('react-dialog'))).toBe(true);
    expect(modules.filter((path) => /react-(menu|popover|tooltip|popper)/.test(path))).toEqual([]);
  });

  it('importing one function leaves that function', async () => {
    const modules = await modulesFor('classes');
    expect(modules.map((path) => path.split('/').at(-1))).toEqual(['classes.ts', 'main.ts']);
  });
});
