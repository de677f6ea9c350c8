const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const ts = require('typescript');

const root = path.resolve(__dirname, '../..');

/**
 * The words of each slice that is no hub. Others may use none of them: hubs and apps know kinds of records. Polls and
 * quizzes are missing: they are in posts, but social owns voting.
 */
const words = {
  feed: ['idea', 'ideas', 'pod', 'pods'],
  jobs: ['job', 'jobs', 'applicant', 'applicants', 'application', 'applications'],
  messaging: ['conversation', 'conversations'],
  // Mentor is also a role of people, which every slice may name.
  mentor: ['mentee', 'mentees'],
  news: ['news', 'story', 'stories', 'essay', 'essays', 'editorial', 'editorials'],
};
const ownerOf = new Map(
  Object.entries(words).flatMap(([slice, own]) => own.map((word) => [word, slice])),
);

/** Words that another slice has in a meaning of its own: members apply to be ambassadors and creators, too. */
const otherMeaningsInSlices = { ambassador: ['application', 'applications'] };

/** Where a slice's words may be, besides in the slice: in its own file of a shared library. */
const ownPlaces = (slice) => [
  `libs/${slice}/`,
  `libs/shared/db/src/views/${slice}.ts`,
  `libs/shared/links/src/${slice}.links.ts`,
  `libs/shared/ports/src/events/${slice}.ts`,
];

/** Places of every slice's words. */
const common = [
  // Tests, demo data and texts of the database.
  /\.(spec|fixtures|data|gallery)\.tsx?$/,
  /\/(seed|test|system-tests)\//,
  /^libs\/shared\/(demo|testing|testing-server)\//,
  /^libs\/shared\/db\/src\/migrations\//,
  // The table of kinds, and the files that join those of the slices.
  /^libs\/shared\/domain\/src\/record-kinds\.ts$/,
  // The table of what plans open.
  /^libs\/shared\/domain\/src\/plan-table\.ts$/,
  /^libs\/shared\/db\/src\/shared-views\.ts$/,
  /^libs\/shared\/links\/src\/(index|slices)\.ts$/,
  /^libs\/shared\/ports\/src\/index\.ts$/,
  // The lists of the two apps.
  /^apps\/api\/src\/modules\.ts$/,
  /^apps\/web\/src\/app\/(lazy-slots|listeners|login-parts|more-routes|more-slots|notification-tabs|search-parts|slots)\.tsx?$/,
];

/** Texts in which a word of a slice means something else. */
const otherMeanings = [
  // Media types, such as application/json.
  /\bapplication\/[\w.+*-]*/g,
  // PostgreSQL's name of a connection.
  /\bapplication[_-]name\b/g,
  // The table of pg-boss, and names of its functions and options.
  /\bpgboss\.job\w*/g,
  /^(findJobs|perJobResults)$/g,
  // What sites read of the requests for feeds.
  /\bnews reader\b/g,
];

/** Names and sentences in which a word of a slice means something else, in one file alone. */
const otherMeaningsIn = {
  // An option of the package sitemap.
  'apps/api/src/pages/sitemaps.ts': ['news'],
  // What the product is, in a sentence for people.
  'libs/feed/api/src/contributions/home-page.ts': [
    'A network for people who build companies and people who fund them: posts, ideas, news and the people behind them.',
  ],
  // The name of a plan, in a sentence for people.
  'libs/premium/api/src/contributions/premium-deletion-effects.ts': ['Premium Jobs'],
  // The rows of the table of what plans open, by which the catalogue has their sentences.
  'libs/premium/web/src/messages/en.ts': ['essays', 'applicationsADay'],
  // The pages on which people read, by their routes.
  'libs/ambassador/web/src/reads/read-recorder.tsx': ['idea'],
  // A proposal for the product.
  'libs/site/contract/src/feedback.schema.ts': ['IDEA'],
  'libs/site/web/src/messages/en.ts': ['IDEA'],
  // How far a company is.
  'libs/trackers/api/src/contributions/record-filters.ts': ['IDEA', 'Idea'],
  'libs/trackers/contract/src/tracker-filters.schema.ts': ['IDEA'],
  'libs/mentor/contract/src/topics.schema.ts': ['IDEA'],
  'libs/mentor/web/src/messages/en.ts': ['IDEA'],
  'libs/mentor/web/src/funnel/messages/en.ts': ['IDEA'],
  'libs/trackers/web/src/hits/messages/en.ts': ['IDEA'],
  'libs/trackers/web/src/messages/en.ts': ['IDEA'],
  'libs/site/web/src/screens/feedback/kind-tiles.tsx': ['IDEA'],
  // How far a company is, and a driver of value in Berkus's method.
  'libs/calculators/model/src/states/valuation-state.ts': ['IDEA', 'idea'],
  'libs/calculators/model/src/valuation/berkus.ts': ['idea'],
  'libs/calculators/web/src/valuation/messages/en.ts': ['IDEA', 'idea'],
  'libs/calculators/web/src/valuation/model/currency.ts': ['idea'],
  'libs/calculators/web/src/valuation/model/use-warnings.ts': ['idea'],
};

/** Deprecated fields on the wire, kept for one release. The next minor release removes them. */
const keptForOneRelease = {
  'libs/profile/contract/src/profile.schema.ts': ['hasJobs'],
  'libs/notifications/contract/src/notification.schema.ts': ['job'],
  'libs/search/contract/src/hit.schema.ts': ['job'],
  'libs/shared/ports/src/notification-kind.ts': ['job'],
};

/** `createJobDraft`, `job-draft` and `JOB_DRAFT` are the words create, job and draft. */
const wordsOf = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** What a file's code says: identifiers and texts, without comments. */
function* textsOf(file, source) {
  yield path.basename(file);
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  // Sentences for people are English; their keys are code.
  const isCatalogue = /\/messages\/[a-z-]+\.ts$|\.docs\.ts$/.test(file);
  const nodes = [tree];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) yield node.text;
    else if (!isCatalogue && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)))
      yield node.text;
    ts.forEachChild(node, (child) => void nodes.push(child));
  }
}

/**
 * The words of other slices in a file.
 *
 * @returns {string[]} with repetitions
 */
function foreignWords(file, source) {
  const found = [];
  if (common.some((pattern) => pattern.test(file))) return found;
  const ownMeanings = otherMeaningsInSlices[/^libs\/([a-z-]+)\//.exec(file)?.[1]] ?? [];
  const allowed = [...(otherMeaningsIn[file] ?? []), ...(keptForOneRelease[file] ?? [])];
  for (const text of textsOf(file, source)) {
    if (allowed.includes(text)) continue;
    const plain = otherMeanings.reduce((rest, pattern) => rest.replace(pattern, ''), text);
    for (const word of wordsOf(plain)) {
      const slice = ownerOf.get(word);
      if (slice === undefined || ownMeanings.includes(word)) continue;
      if (!ownPlaces(slice).some((place) => file.startsWith(place))) found.push(word);
    }
  }
  return found;
}

/** The files of the workspace that have words of other slices, with how many. */
function filesWithForeignWords() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'libs', 'apps/api', 'apps/web'],
    { cwd: root, encoding: 'utf8' },
  );
  const found = {};
  for (const file of listed
    .split('\n')
    .filter((name) => /\/src\/.*\.tsx?$/.test(name))
    .sort()) {
    let source;
    try {
      source = readFileSync(path.join(root, file), 'utf8');
    } catch {
      continue; // Deleted and not committed yet.
    }
    const count = foreignWords(file, source).length;
    if (count > 0) found[file] = count;
  }
  return found;
}

/** Lowers the baseline to what there is; it is never raised. */
function lowerBaseline() {
  const file = path.join(__dirname, 'slice-words.baseline.json');
  const found = filesWithForeignWords();
  const lowered = JSON.parse(readFileSync(file, 'utf8'))
    .map(({ reason, files }) => ({
      reason,
      files: Object.fromEntries(
        Object.entries(files)
          .filter(([name]) => name in found)
          .map(([name, count]) => [name, Math.min(count, found[name])]),
      ),
    }))
    .filter(({ files }) => Object.keys(files).length > 0);
  writeFileSync(file, `${JSON.stringify(lowered, null, 2)}\n`);
}

// `node tools/walls/slice-words.js`, after words were taken away.
if (require.main === module) lowerBaseline();

/** Exceptions whose file no longer has their text. */
function staleExceptions() {
  return [otherMeaningsIn, keptForOneRelease].flatMap((exceptions) =>
    Object.entries(exceptions).flatMap(([file, texts]) => {
      const found = new Set(textsOf(file, readFileSync(path.join(root, file), 'utf8')));
      return texts.filter((text) => !found.has(text)).map((text) => `${file}: ${text}`);
    }),
  );
}

module.exports = { filesWithForeignWords, foreignWords, staleExceptions };
