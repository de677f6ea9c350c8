import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runtimeConfigText, type RuntimeConfig } from '@upround/shared/config';

/** Values of the page; the build's id comes from the folder. */
export type PageData = Omit<RuntimeConfig, 'buildId'>;

interface BuiltPage {
  changed: number;
  text: string;
  buildId: string;
}

/** The id of the build in the folder; empty where it was not built, as in development. */
function buildIdIn(webDir: string): string {
  try {
    const latest = JSON.parse(readFileSync(path.join(webDir, 'builds/latest.json'), 'utf8')) as {
      id?: string;
    };
    return latest.id ?? '';
  } catch {
    return '';
  }
}

/** What the page says of itself as it was built; the card says it of the address. */
const BUILT_HEAD = /<title>[^]*?<meta\s+name="description"[^>]*>/;

/**
 * Makes the one HTML page of the app from its built file.
 *
 * @param webDir folder of the built web app
 * @returns writes nonce, head and data into the page; null while nothing is built
 */
export function htmlPage(
  webDir: string,
): (nonce: string, head: string, data: PageData) => string | null {
  const file = path.join(webDir, 'index.html');
  let known: BuiltPage | null = null;
  return (nonce, head, data) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    if (known?.changed !== changed) {
      known = { changed, text: readFileSync(file, 'utf8'), buildId: buildIdIn(webDir) };
    }
    const { text, buildId } = known;
    return text
      .replace(BUILT_HEAD, () => head)
      .replaceAll('__NONCE__', nonce)
      .replace('__RUNTIME_CONFIG__', () => runtimeConfigText({ ...data, buildId }));
  };
}
