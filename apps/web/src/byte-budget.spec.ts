/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Goal 1 of the performance goals: gzipped, in bytes; a kilobyte is 1,000 of them. */
const budgets = {
  /** Script until the first item. */
  first: 150_000,
  /** Script of the feed once it has settled, without analytics and the realtime transport. */
  settled: 175_000,
  style: 18_000,
  /** The page, which isn't compressed: with its card and its headers it fits in the server's first answer, 14.6 KB. */
  page: 10_000,
  /** Script files until the first item, and once the feed has settled. */
  firstFiles: 3,
  settledFiles: 20,
} as const;

/** What the feed of a signed-in person imports after its first item; `npm run bench -- first-page` shows all of it. */
const AFTER_FIRST_ITEM = [
  'apps/web/src/app/global-keys.tsx',
  'apps/web/src/layouts/live.tsx',
  'libs/feed/web/src/posts/post/post-quiz.tsx',
  'libs/feed/web/src/posts/post-page/post-screen.tsx',
  'libs/social/web/src/components/poll/poll-vote.tsx',
];

/**
 * The packages that the first page is made of. Another one on this list is a decision: its import
 * is loaded before anyone reads anything. Most can be loaded when they are needed instead.
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

/** The packages of what follows the first item. */
const KNOWN_PACKAGES_AFTER = [...KNOWN_PACKAGES, 'clsx'];

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

/** Chunks with everything that they import statically. */
function withImports(roots: readonly string[]): string[] {
  const stats = readStats();
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of stats[file]?.imports ?? []) add(next);
  };
  for (const root of roots) add(root);
  return [...files];
}

function entryFile(): string {
  const html = readFileSync(path.join(build, 'index.html'), 'utf8');
  return /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1] ?? '';
}

/** @throws where no chunk holds the module: the list above is then out of date */
function fileOf(module: string): string {
  const [file] = Object.entries(readStats()).find(([, chunk]) => module in chunk.modules) ?? [];
  if (file === undefined) throw new Error(`${module} is in no chunk`);
  return file;
}

const chunksOf = (files: readonly string[]) => files.flatMap((file) => readStats()[file] ?? []);

const weigh = (file: string) => gzipSync(readFileSync(path.join(build, file)), { level: 9 }).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function packageOf(module: string): string | undefined {
  const [scope, name] = module.split('node_modules/').at(-1)?.split('/') ?? [];
  if (!module.includes('node_modules/') || scope === undefined) return undefined;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The shortest way of static imports by which a module was loaded, as `module ← importer ← … ← root`. */
function wayTo(module: string, chunks: ChunkStats[], roots: readonly string[]): string {
  const modules = Object.assign(
    {},
    ...chunks.map((chunk) => chunk.modules),
  ) as ChunkStats['modules'];
  const ways = [[module]];
  const seen = new Set([module]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? '';
    if (roots.includes(last)) return way.join(' ← ');
    for (const by of modules[last]?.importedBy ?? []) {
      if (!(by in modules) || seen.has(by)) continue;
      seen.add(by);
      ways.push([...way, by]);
    }
  }
  return module;
}

/** The largest modules of some chunks that are not of a known package, each with the way by which it was loaded. */
function heaviest(chunks: ChunkStats[], roots: readonly string[]): string {
  return chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([module]) => !KNOWN_PACKAGES.includes(packageOf(module) ?? ''))
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .slice(0, 25)
    .map(([module, { bytes }]) => `  ${bytes}: ${wayTo(module, chunks, roots)}`)
    .join('\n');
}

/** The modules of packages that no one decided on, each with the way by which it was loaded. */
const strangersIn = (chunks: ChunkStats[], known: readonly string[], roots: readonly string[]) =>
  chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([module, { bytes }]) => {
      const name = packageOf(module);
      return bytes > 0 && name !== undefined && !known.includes(name);
    })
    .map(([module]) => wayTo(module, chunks, roots));

const MAIN = 'apps/web/src/main.tsx';

/** What the pages of calculators load besides the first page, before their charts. */
const CALCULATORS = {
  budget: 60_000,
  screens: [
    'libs/calculators/web/src/valuation/valuation-screen.tsx',
    'libs/calculators/web/src/esop/esop-screen.tsx',
  ],
} as const;

describe('the weight of a calculator', () => {
  it.each(CALCULATORS.screens)('%s is at most 60 KB of own script, gzipped', (screen) => {
    const shared = withImports([entryFile(), ...AFTER_FIRST_ITEM.map(fileOf)]);
    const own = withImports([fileOf(screen)]).filter((file) => !shared.includes(file));
    const bytes = sum(own.map(weigh));
    const modules = chunksOf(own).flatMap((chunk) => Object.keys(chunk.modules));
    expect(modules.filter((name) => /@visx|pdfkit/.test(name))).toEqual([]);
    expect({ screen, bytes, fits: bytes <= CALCULATORS.budget }).toMatchObject({ fits: true });
  });
});

describe('goal 1: the weight of the first page', () => {
  const files = withImports([entryFile()]);
  const chunks = chunksOf(files);
  const settled = withImports([entryFile(), ...AFTER_FIRST_ITEM.map(fileOf)]);
  const later = chunksOf(settled.filter((file) => !files.includes(file)));

  /** @param report names what is in the way where something does not fit */
  function expectAtMost(value: number, budget: number, report: () => string): void {
    const fits = value <= budget;
    const found = fits ? '' : `${value} of ${budget}; the largest, before minifying:\n${report()}`;
    expect({ fits, found }).toEqual({ fits: true, found: '' });
  }

  it('is at most 150 KB of script until the first item, gzipped', () => {
    expectAtMost(sum(files.map(weigh)), budgets.first, () => heaviest(chunks, [MAIN]));
  });

  it('is at most 175 KB of script once the feed has settled, gzipped', () => {
    const total = sum(settled.map(weigh));
    expectAtMost(total, budgets.settled, () => heaviest(later, AFTER_FIRST_ITEM));
  });

  it('is at most 18 KB of styles, gzipped', () => {
    const styles = [...new Set(chunks.flatMap(({ css }) => css))];
    expect(sum(styles.map(weigh))).toBeLessThanOrEqual(budgets.style);
  });

  it('is a page of at most 10 KB', () => {
    expect(statSync(path.join(build, 'index.html')).size).toBeLessThanOrEqual(budgets.page);
  });

  it('has no package that no one decided on, until the first item and after it', () => {
    expect(strangersIn(chunks, KNOWN_PACKAGES, [MAIN])).toEqual([]);
    expect(strangersIn(later, KNOWN_PACKAGES_AFTER, AFTER_FIRST_ITEM)).toEqual([]);
  });

  it('is one file, or nearly, and few more once the feed has settled', () => {
    expectAtMost(files.length, budgets.firstFiles, () => heaviest(chunks, [MAIN]));
    const first = later.map((chunk) => Object.keys(chunk.modules)[0] ?? '');
    expectAtMost(settled.length, budgets.settledFiles, () =>
      first.map((module) => `  ${wayTo(module, later, AFTER_FIRST_ITEM)}`).join('\n'),
    );
  });

  it('has no files that import each other: one would use values of the other before they are there', () => {
    const stats = readStats();
    const inCycle = Object.keys(stats).filter((file) =>
      withImports(stats[file]?.imports ?? []).includes(file),
    );
    const modules = inCycle.map((file) => Object.keys(stats[file]?.modules ?? {}));
    expect(modules).toEqual([]);
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
