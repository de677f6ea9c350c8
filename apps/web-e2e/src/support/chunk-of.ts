import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = path.resolve(__dirname, '../../../../dist/apps/web/.vite/manifest.json');

/**
 * Where the built app loads a module from that it loads when it is needed.
 *
 * @param module the end of its path
 * @returns a pattern of addresses
 */
export function chunkOf(module: string): RegExp {
  const entries = Object.entries(
    JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>,
  );
  const [, entry] = entries.find(([source]) => source.endsWith(module)) ?? [];
  if (entry === undefined) throw new Error(`No chunk begins with ${module}`);
  return new RegExp(`/${entry.file.replaceAll('.', String.raw`\.`)}$`);
}
