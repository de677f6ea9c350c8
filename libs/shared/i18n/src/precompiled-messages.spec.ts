/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(__dirname, '../../../..');

/** Builds `main.ts` of a folder as the web app is built, and gives what came out. */
async function build(folder: string): Promise<string> {
  const config = `
    import { precompiledMessages } from '${join(root, 'tools/vite/precompiled-messages.mts')}';
    export default {
      root: '${folder}',
      plugins: [precompiledMessages()],
      build: { ssr: '${join(folder, 'main.ts')}', target: 'es2022' },
      ssr: { noExternal: true, external: ['react'] },
    };`;
  await writeFile(join(folder, 'vite.config.mts'), config);
  await run(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-l', 'error'],
    {
      cwd: folder,
    },
  );
  const files = await readdir(join(folder, 'dist'));
  const main = files.find((file) => file.startsWith('main')) ?? '';
  return join(folder, 'dist', main);
}

describe('precompiledMessages', () => {
  let folder: string;

  beforeEach(async () => {
    // Beside node_modules, so that the packages of the workspace are found.
    await mkdir(join(root, 'tmp'), { recursive: true });
    folder = await mkdtemp(join(root, 'tmp/messages-'));
    await mkdir(join(folder, 'messages'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('leaves no ICU parser in the bundle, and speaks as before', async () => {
    await writeFile(
      join(folder, 'messages/en.ts'),
      `export const en = { likes: '{count, plural, =0 {No likes} one {# like} other {# likes}}',
        by: 'By <b>{name}</b>', quote: "It''s {kind, select, post {a post} other {something}}" } as const;`,
    );
    await writeFile(
      join(folder, 'main.ts'),
      `import { createTranslator } from 'use-intl/core';
       import { en } from './messages/en';
       const t = createTranslator({ locale: 'en-IN', messages: en });
       console.log(JSON.stringify([0, 1, 123456].map((count) => t('likes', { count }))));
       console.log(t('quote', { kind: 'post' }));
       console.log(t.markup('by', { name: 'Asha', b: (chunks) => '*' + chunks + '*' }));`,
    );
    const bundle = await build(folder);
    const code = await readFile(bundle, 'utf8');
    expect(code).not.toMatch(/IntlMessageFormat|EXPECT_ARGUMENT_CLOSING_BRACE|MALFORMED_ARGUMENT/);
    const { stdout } = await run(process.execPath, [bundle], { cwd: folder });
    expect(stdout.trim().split('\n')).toEqual([
      '["No likes","1 like","1,23,456 likes"]',
      "It's a post",
      'By *Asha*',
    ]);
  });

  it('names the message that is not valid ICU', async () => {
    await writeFile(
      join(folder, 'messages/en.ts'),
      `export const en = { post: { likes: '{count, plural, one {# like}' } } as const;`,
    );
    await writeFile(
      join(folder, 'main.ts'),
      `import { en } from './messages/en'; console.log(en);`,
    );
    await expect(build(folder)).rejects.toThrow(/en\.post\.likes/);
  });
});
