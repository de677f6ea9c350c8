const path = require('node:path');

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

// Packages that publish ES modules only; Jest runs CommonJS, so they are transformed.
const esmOnly = [
  'jotai',
  'cookie',
  'kysely',
  'jose',
  'uuid',
  'use-intl',
  'icu-minify',
  'intl-messageformat',
  '@formatjs',
  '@schummar',
  'tinykeys',
  'markdown-to-jsx',
  'rate-limiter-flexible',
  'pg-boss',
  'serialize-error',
  'content-disposition',
  'non-error',
  'cron-parser',
  'feedsmith',
  'entities',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'franc-min',
  'trigram-utils',
  'n-gram',
  'collapse-white-space',
  'fast-xml-parser',
  'csv-stringify',
  '@exodus/bytes',
  'temporal-polyfill',
  'temporal-utils',
];

// Races and faults show only where transactions really run side by side, so they need PostgreSQL.
const onlyOnPostgres = process.env.TEST_DATABASE === 'postgres' ? [] : ['\\.pg\\.spec\\.ts$'];

// What takes minutes runs in `npm run test:full`.
const onlyInFull = process.env.HEAVY === 'full' ? [] : ['\\.full\\.spec\\.[jt]s$'];

// `npm test` looks for nginx and says why its test is left out.
const onlyWithNginx = process.env.TEST_NGINX === '' ? ['\\.nginx\\.full\\.spec\\.ts$'] : [];

module.exports = {
  // It ends what hangs: a hook that opens a database on a busy machine may wait minutes for its turn.
  testTimeout: 180_000,
  testRunner: path.join(__dirname, 'tools/jest/runner.cjs'),
  runtime: path.join(__dirname, 'tools/jest/runtime.cjs'),
  testMatch: ['**/?(*.)+(spec|test).?([mc])[jt]s?(x)'],
  testPathIgnorePatterns: ['/node_modules/', ...onlyOnPostgres, ...onlyInFull, ...onlyWithNginx],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mts', 'mjs', 'cts', 'cjs', 'jsx', 'json'],
  transform: {
    '\\.md$': path.join(__dirname, 'tools/jest/text-transform.cjs'),
    '^.+\\.(tsx|jsx)$': swc(true),
    '^.+\\.(ts|js|mts|mjs|cts|cjs)$': swc(false),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@upround/([\\w-]+/[\\w-]+)$': path.join(__dirname, 'libs/$1/src/index.ts'),
    '^(.+\\.md)\\?raw$': '$1',
    '\\.(css|svg|png|webp|woff2)(\\?url)?$': path.join(__dirname, 'tools/jest/file-stub.cjs'),
  },
};
