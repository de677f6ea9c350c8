import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { inRoot, root } from './parts/paths.mjs';

function* workersUnder(place) {
  if (!existsSync(place)) return;
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const child = path.join(place, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* workersUnder(child);
    else if (entry.name.endsWith('.worker.ts')) yield child;
  }
}

/**
 * Server, operator's commands, the maker of the demo community's copy and worker threads: name in the output folder
 * to source.
 */
export function entryPoints() {
  const entries = {};
  for (const name of ['main', 'admin', 'make-demo-copy'])
    entries[name] = inRoot(`apps/api/src/${name}.ts`);
  for (const area of ['libs', 'apps/api']) {
    for (const file of workersUnder(inRoot(area))) entries[path.basename(file, '.ts')] = file;
  }
  return Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file)));
}

/**
 * Left outside of the bundle: native code, packages that read files of their own, and what few servers load. A CommonJS
 * package that is imported dynamically belongs here too: in a bundle it would have a default export alone.
 */
const EXTERNAL = [
  '@aws-sdk/client-s3',
  '@cantoo/pdf-lib',
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@socket.io/redis-adapter',
  'ably',
  'fontkit',
  'ioredis',
  'nodemailer',
  'pdfkit',
  'sharp',
  'sitemap',
];

/** CommonJS packages inside of an ES module still call `require` for Node's own modules. */
const REQUIRE_BANNER = `import { createRequire as nodeCreateRequire } from 'node:module';
const require = nodeCreateRequire(import.meta.url);`;

/** Fails the build where a package in the bundle is imported dynamically and has lost its named exports. */
const namedExports = {
  name: 'named-exports',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => ({
      errors: Object.values(metafile?.outputs ?? {})
        .filter(({ entryPoint = '' }) => entryPoint.startsWith('node_modules/'))
        .filter(({ exports }) => exports.length === 1 && exports[0] === 'default')
        .map(({ entryPoint }) => ({
          text: `${entryPoint} is CommonJS and imported dynamically: add its package to EXTERNAL.`,
        })),
    }));
  },
};

/**
 * How the API is bundled: our sources and nearly all packages, since hundreds of small files cost half of a start.
 * What is imported dynamically, as the demo community is, has files of its own and isn't read before. They lie beside
 * the entries, where their relative addresses hold.
 *
 * @param {string} outdir absolute folder of the output
 * @returns {import('esbuild').BuildOptions}
 */
export const apiBuildOptions = (outdir) => ({
  absWorkingDir: root,
  entryPoints: entryPoints(),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  splitting: true,
  banner: { js: REQUIRE_BANNER },
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  loader: { '.md': 'text' },
  tsconfig: inRoot('tsconfig.base.json'),
  plugins: [namedExports],
  logLevel: 'warning',
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const outdir = inRoot('dist/apps/api');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  await esbuild.build(apiBuildOptions(outdir));
}
