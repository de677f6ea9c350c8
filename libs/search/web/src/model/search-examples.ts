import type { SearchHit } from '@upround/search/contract';
import { findHashtags } from '@upround/shared/domain';

/** Searches that find something now, for people who don't know yet what can be searched for. */
export interface SearchExamples {
  /** Authors, by slug and name. */
  people: { slug: string; name: string }[];
  tags: string[];
}

const PEOPLE = 2;
const TAGS = 3;

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
  return {
    people: [...people.values()].slice(0, PEOPLE),
    tags: [...tags].slice(0, TAGS),
  };
}
