/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the first page may weigh, gzipped, in bytes: goal 1 of the performance goals. */
const SCRIPT_BUDGET = 150 * 1024;
const STYLE_BUDGET = 20 * 1024;

/**
 * The packages that the first page is made of. Another one on this list is a decision: its import
 * is loaded before anybody reads anything. Most can be loaded when they are needed instead.
 */
const KNOWN_PACKAGES = [
  '@formatjs/fast-memoize',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@tanstack/virtual-core',
  'icu-minify',
  'jotai',
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
  'tinykeys',
  'use-intl',
];

interface ChunkStats {
  imports: string[];
  modules: Record<string, { bytes: number; importedBy: string[] }>;
  css: string[];
}

const build = path.resolve(__dirname, '../../../dist/apps/web');
const statsFile = path.join(build, '.vite/chunks.json');

function readStats(): Record<string, ChunkStats> {
  if (!existsSync(statsFile)) {
    throw new Error('The web app is not built: run `npx nx build web` first');
  }
  return JSON.parse(readFileSync(statsFile, 'utf8')) as Record<string, ChunkStats>;
}

/** The entry chunk with everything that it imports statically. */
function firstPage(): { files: string[]; chunks: ChunkStats[] } {
  const stats = readStats();
  const html = readFileSync(path.join(build, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of stats[file]?.imports ?? []) add(next);
  };
  if (entry !== undefined) add(entry);
  return {
    files: [...files],
    chunks: [...files].flatMap((file) => stats[file] ?? []),
  };
}

const weigh = (file: string) => gzipSync(readFileSync(path.join(build, file)), { level: 9 }).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function packageOf(module: string): string | undefined {
  const [scope, name] = module.split('node_modules/').at(-1)?.split('/') ?? [];
  if (!module.includes('node_modules/') || scope === undefined) return undefined;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The way by which a module got into the first page, as `importer ← importer`. */
function wayTo(module: string, chunks: ChunkStats[]): string {
  const modules = Object.assign(
    {},
    ...chunks.map((chunk) => chunk.modules),
  ) as ChunkStats['modules'];
  const way = [module];
  let current: string | undefined = module;
  while (current !== undefined && way.length < 6) {
    current = modules[current]?.importedBy.find((by) => by in modules && !way.includes(by));
    if (current !== undefined) way.push(current);
  }
  return way.join(' ← ');
}

function heaviest(chunks: ChunkStats[]): string {
  const bytes = new Map<string, number>();
  for (const chunk of chunks) {
    for (const [module, { bytes: own }] of Object.entries(chunk.modules)) {
      const name = packageOf(module) ?? module.split('/').slice(0, 4).join('/');
      bytes.set(name, (bytes.get(name) ?? 0) + own);
    }
  }
  return [...bytes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 15)
    .map(([name, own]) => `  ${name}: ${own}`)
    .join('\n');
}

describe('goal 1: the weight of the first page', () => {
  const { files, chunks } = firstPage();

  it('is at most 150 KB of script, gzipped', () => {
    const total = sum(files.map(weigh));
    const report = `${total} bytes of ${SCRIPT_BUDGET}; by bytes before minifying:\n${heaviest(chunks)}`;
    expect({ fits: total <= SCRIPT_BUDGET, report }).toEqual({ fits: true, report });
  });

  it('is at most 20 KB of styles, gzipped', () => {
    const styles = [...new Set(chunks.flatMap(({ css }) => css))];
    expect(sum(styles.map(weigh))).toBeLessThanOrEqual(STYLE_BUDGET);
  });

  it('has no package that nobody decided on', () => {
    const strangers = chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .filter(([module, { bytes }]) => {
        const name = packageOf(module);
        return bytes > 0 && name !== undefined && !KNOWN_PACKAGES.includes(name);
      })
      .map(([module]) => wayTo(module, chunks));
    expect(strangers).toEqual([]);
  });

  it('is one file, or nearly', () => {
    expect(files.length).toBeLessThanOrEqual(3);
  });

  it('leaves the descriptions and examples of calls to the API, on every page', () => {
    const modules = Object.values(readStats()).flatMap((chunk) => Object.entries(chunk.modules));
    const docs = modules.filter(([name, { bytes }]) => /\.docs\.ts$/.test(name) && bytes > 0);
    expect(docs.map(([name]) => name)).toEqual([]);
    const scripts = Object.keys(readStats()).map((file) => readFileSync(path.join(build, file)));
    const sentence = 'Returns the pods, which are communities by topic.';
    expect(scripts.some((script) => script.includes(sentence))).toBe(false);
  });

  it('R17: forms still hold texts to their bounds, though calls leave their schemas out', () => {
    const stats = readStats();
    const file = Object.keys(stats).find(
      (name) => 'libs/shared/domain/src/text.ts' in (stats[name]?.modules ?? {}),
    );
    expect(readFileSync(path.join(build, file ?? ''), 'utf8')).toMatch(/addIssue\(\{code:.too_big/);
  });
});
