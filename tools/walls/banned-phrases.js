const { readFileSync } = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const ts = require('typescript');

const root = path.resolve(__dirname, '../..');

/**
 * Phrases that docs/guides/writing.md replaces, by the name that a message of the test gives them. SQL, which has
 * `is not null`, is in the same literals as sentences.
 */
const banned = {
  stand: /\b(stands?|stood|standing)\b/gi,
  'whoever, whom': /\b(whoever|whomever|whom)\b/gi,
  'somebody, nobody': /\b(some|no|any|every)body\b/gi,
  anew: /\banew\b/gi,
  'e-mail': /\be-mail(s|ed|ing)?\b/gi,
  'is told, told of': /\b(told of|(is|are|was|were) told)\b/gi,
  'for good': /\bfor good\b/gi,
  'of yours': /\bof yours\b/gi,
  'take back': /\b(take|takes|took|taken|taking) (it |them |this |that )?back\b/gi,
  '5 %': /[\d}]\s%/g,
  kB: /\bkB\b/g,
  Oops: /\boops\b/gi,
  'didn’t load': /\bdid(n[’']t| not) (load|open|download)\b/gi,
  'applied for': /\bappl(y|ied|ying) for\b/gi,
  'can’t be saved': /\bcharacters? (that )?(we|you) can[’']t (save|use|read)\b/gi,
  'an uncontracted verb':
    /\b(cannot|(do|does|did|is|are|was|were|will|would|could|has|have) not)\b(?! (null|true|exists))/gi,
};

/** In interfaces, mails and errors alone: an article may quote someone who exclaims, and describe a bookmark. */
const bannedInSentences = {
  'an exclamation mark': /\p{L}!(?=[\s”"’')<]|$)/gu,
  Retry: /^retry$/gi,
  Bookmark: /^Bookmarks?$|\byour bookmarks\b/g,
};

/** Idioms in which a banned word means something else. */
const idioms = [
  /\bstanding orders?\b/gi,
  /\bstand(s|ing)? out\b/gi,
  /\bdo not (disturb|track)\b/gi,
];

/** What people read: each a pattern of files, and what of a file is a text. */
const places = [
  { name: 'catalogues', files: /\/messages\/[a-z]{2}\.ts$/, texts: 'literals' },
  { name: 'pages', files: /\/content\/(.+\/)?[a-z-]+\.md$/, texts: 'markdown' },
  {
    name: 'errors',
    files: /\/contract(-core)?\/src\/.*errors?\.ts$|\.calls\.ts$/,
    texts: 'sentences',
  },
  {
    name: 'notifications and page titles',
    files: /\/api\/src\/contributions\//,
    texts: 'literals',
  },
  { name: 'mails', files: /\/api\/.*mail[^/]*\.ts$|\/mailbox\.ts$/, texts: 'literals' },
];

/** Whether a literal is the value of `sentence: …`. */
const isSentence = (node) =>
  ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'sentence';

/** The literals of a TypeScript file, one in each entry; keys, imports and comments are code. */
function literalsOf(file, source, wanted) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    const isKey = isText && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (isText && !isKey && (wanted === 'literals' || isSentence(node))) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * The banned phrases in what people read of a file.
 *
 * @returns {string[]} as `name: the phrase in its sentence`
 */
function bannedPhrases(file, source) {
  const place = places.find(({ files }) => files.test(file));
  if (place === undefined || /\.(spec|fixtures)\.ts$|\/(test|seed)\//.test(file)) return [];
  const isPage = place.texts === 'markdown';
  const texts = isPage ? source.split('\n') : literalsOf(file, source, place.texts);
  const rules = isPage ? banned : { ...banned, ...bannedInSentences };
  return texts.flatMap((text) => {
    const plain = idioms.reduce((rest, idiom) => rest.replace(idiom, ''), text);
    return Object.entries(rules).flatMap(([name, pattern]) =>
      [...plain.matchAll(pattern)].map(({ index }) => {
        const context = plain.slice(Math.max(0, index - 30), index + 40).trim();
        return `${name}: …${context}…`;
      }),
    );
  });
}

/** The files of the workspace that have banned phrases, with the phrases. */
function filesWithBannedPhrases() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'libs', 'apps/api', 'apps/web'],
    { cwd: root, encoding: 'utf8' },
  );
  const found = {};
  for (const file of listed.split('\n').sort()) {
    if (!places.some(({ files }) => files.test(file))) continue;
    let source;
    try {
      source = readFileSync(path.join(root, file), 'utf8');
    } catch {
      continue; // Deleted and not committed yet.
    }
    const phrases = bannedPhrases(file, source);
    if (phrases.length > 0) found[file] = phrases;
  }
  return found;
}

// `node tools/walls/banned-phrases.js` shows them.
if (require.main === module) {
  for (const [file, phrases] of Object.entries(filesWithBannedPhrases()))
    process.stdout.write(`${file}\n${phrases.map((phrase) => `  ${phrase}\n`).join('')}`);
}

module.exports = { bannedPhrases, filesWithBannedPhrases };
