import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import { transformWithOxc, type Plugin } from 'vite';

/** Files of messages: `…/messages/en.ts`, later `hi.ts` beside it. */
const MESSAGES_FILE = /[\\/]messages[\\/][a-z]{2}\.ts$/;

type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled };

/**
 * Compiles ICU messages while building, so that no ICU parser reaches the browser.
 *
 * Files matching `messages/<language>.ts` hold only exported object literals of ICU texts; each
 * is run once here and leaves as plain data. `use-intl` is then given its formatter for compiled
 * messages in place of the one that parses. Both happen in `vite build` and in the dev server;
 * Jest does not use this plugin and parses the texts at run time.
 *
 * @throws when a text is not valid ICU, naming the file and the key
 */
export function precompiledMessages(): Plugin {
  return {
    name: 'upround:precompiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
    }),
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!MESSAGES_FILE.test(file)) return null;
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      const source = (await import(
        `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
      )) as Record<string, unknown>;
      const lines = Object.entries(source).map(
        ([name, messages]) =>
          `export const ${name} = ${JSON.stringify(compileTree(messages, file, name))};`,
      );
      return { code: lines.join('\n'), map: null, moduleType: 'js' };
    },
  };
}

function compileTree(node: unknown, file: string, path: string): Compiled {
  if (typeof node === 'string') {
    try {
      return compile(node);
    } catch (cause) {
      throw new Error(`${file}: the message at "${path}" is not valid ICU`, { cause });
    }
  }
  if (typeof node !== 'object' || node === null) {
    throw new Error(`${file}: "${path}" is neither a text nor a group of texts`);
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, compileTree(child, file, `${path}.${key}`)]),
  );
}
