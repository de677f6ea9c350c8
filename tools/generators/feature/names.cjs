const words = (kebab) => kebab.split('-');
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (kebab) => words(kebab).map(capital).join('');
const camel = (kebab) => pascal(kebab).replace(/^./, (letter) => letter.toLowerCase());
const sentence = (kebab) => words(kebab).join(' ');

/** English plural of the last word, good enough for names of records. */
function plural(kebab) {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(kebab)) return `${kebab}es`;
  return `${kebab}s`;
}

const reserved = new Set([
  'shared',
  'tools',
  'apps',
  'libs',
  'web',
  'api',
  'contract',
  'app',
  'index',
  'new',
]);

/** Words of the language that can't name a variable, which generated code calls by the noun. */
const keywords = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/**
 * Why a name cannot be used, in a sentence for people; null when it can.
 *
 * @param {string} name what was typed
 * @param {string} what "feature" or "noun"
 */
function problemWith(name, what) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name)) {
    return `A ${what} is named in kebab-case, for instance reading-list; "${name}" is not.`;
  }
  if (name.length > 40) return `"${name}" is too long for a ${what}: 40 characters at most.`;
  if (what === 'noun' && /[0-9]/.test(name))
    return 'A noun has letters only, as kinds of records do.';
  if (what === 'noun' && keywords.has(name))
    return `"${name}" is a reserved word in JavaScript. Choose a longer one, for instance ${name}-record.`;
  if (reserved.has(name)) return `"${name}" means something else in this workspace.`;
  return null;
}

/**
 * Everything that the templates call the feature and its noun.
 *
 * @param {string} feature kebab-case
 * @param {string} noun kebab-case, singular
 * @returns {Record<string, string>} placeholder to text
 */
function namesOf(feature, noun) {
  const nouns = plural(noun);
  return {
    feature,
    Feature: pascal(feature),
    featureVar: camel(feature),
    featureWords: sentence(feature),
    FeatureWords: capital(sentence(feature)),
    noun,
    Noun: pascal(noun),
    nounVar: camel(noun),
    nounWords: sentence(noun),
    aNounWords: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${sentence(noun)}`,
    nouns,
    Nouns: pascal(nouns),
    nounsVar: camel(nouns),
    nounsWords: sentence(nouns),
    NounWords: capital(sentence(noun)),
    NounsWords: capital(sentence(nouns)),
    /** The record's page, in the table of routes. */
    page: camel(`${feature}-${noun}`),
    /** What hubs call the kind of record. */
    KIND: noun.replaceAll('-', '_').toUpperCase(),
    table: `${feature}_${nouns}`.replaceAll('-', '_'),
  };
}

module.exports = { namesOf, plural, problemWith };
