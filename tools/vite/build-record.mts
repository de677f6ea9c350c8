import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { filesOfScreens, type Screens } from './chunk-files.mts';

const ID_LENGTH = 16;

/**
 * Writes what a running page asks about builds: `builds/latest.json` names the build that is served now,
 * `builds/meta/{id}.json` is its manifest. The id is a hash of what was built, so the same sources give the same.
 *
 * @param screens whose files the manifest lists, for pages that load them ahead
 */
export function buildRecord(screens: Screens): Plugin {
  return {
    name: 'upround:build-record',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const hash = createHash('sha256');
      // Names of built files hold a hash of their contents; the page itself has none in its name.
      for (const name of Object.keys(bundle).sort()) {
        const output = bundle[name];
        hash.update(name);
        if (name.endsWith('.html') && output?.type === 'asset') hash.update(output.source);
      }
      const id = hash.digest('hex').slice(0, ID_LENGTH);
      const pages = filesOfScreens(bundle, screens).map(([pattern, files]) => ({
        pattern,
        files: files.map((name) => `/${name}`),
      }));
      const meta = path.join(dir, 'builds/meta');
      await mkdir(meta, { recursive: true });
      await writeFile(path.join(meta, `${id}.json`), JSON.stringify({ id, pages }));
      await writeFile(path.join(dir, 'builds/latest.json'), JSON.stringify({ id }));
    },
  };
}
