import type { SearchHit } from '@upround/search/contract';
import { findHashtags } from '@upround/shared/domain';

/** Searches that find something now, for people who don't know yet what can be searched for. */
export interface SearchExamples {
  /** Authors, by slug and name. */
  people: { slug: string; name: string }[];
  tags: string[];
  /** Two words that are next to each other in a post. */
  phrase: string | null;
}

const PEOPLE = 2;
const TAGS = 3;
/** Short words are mostly those that say nothing by themselves. */
const PLAIN_WORD = /^\p{L}{5,}$/u;

function phraseOf(text: string): string | null {
  const words = text.split(/\s+/u);
  const at = words.findIndex(
    (word, index) => PLAIN_WORD.test(word) && PLAIN_WORD.test(words[index + 1] ?? ''),
  );
  return at === -1 ? null : `${words[at]} ${words[at + 1]}`;
}

/**
 * Makes examples of what is there.
 *
 * @param posts public ones, such as those that are trending
 */
export function examplesFrom(posts: readonly SearchHit[]): SearchExamples {
  const people = new Map(
    posts.flatMap(({ person }) =>
      person === null ? [] : [[person.slug, { slug: person.slug, name: person.displayName }]],
    ),
  );
  const tags = new Set(
    posts.flatMap(({ excerpt }) => findHashtags(excerpt.text).map(({ tag }) => tag)),
  );
  const phrases = posts.map(({ excerpt }) => phraseOf(excerpt.text));
  return {
    people: [...people.values()].slice(0, PEOPLE),
    tags: [...tags].slice(0, TAGS),
    phrase: phrases.find((phrase) => phrase !== null) ?? null,
  };
}
