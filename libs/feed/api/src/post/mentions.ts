import { findMentions } from '@upround/shared/domain';
import type { StoredMention } from '../feed-tables';

/** The most people that one post can mention; further mentions stay plain text. */
const MENTIONS_MAX = 50;

/**
 * The slugs that texts mention, each once, at most fifty.
 *
 * @param texts the text of a post, or every part of a thread
 */
export function mentionedSlugs(texts: readonly string[]): string[] {
  const slugs = texts.flatMap((text) => findMentions(text).map(({ slug }) => slug));
  return [...new Set(slugs)].slice(0, MENTIONS_MAX);
}

/**
 * The mentions of one text that point at people.
 *
 * @param text the text; offsets are in UTF-16 code units
 * @param people id by slug of those who exist and may be mentioned
 */
export function resolveMentions(
  text: string,
  people: ReadonlyMap<string, string>,
): StoredMention[] {
  return findMentions(text).flatMap(({ start, end, slug }) => {
    const userId = people.get(slug);
    return userId === undefined ? [] : [{ start, end, userId, slug }];
  });
}
