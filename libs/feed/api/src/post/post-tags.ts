import { findHashtags } from '@upround/shared/domain';

/** The maximum number of indexed tags, so that a text full of tags is not found by all of them. */
const MOST = 30;

/**
 * The tags that a post is found by, each once, in the order of the text.
 *
 * @param texts every part of it
 */
export function tagsOf(texts: readonly string[]): string[] {
  const tags = texts.flatMap((text) => findHashtags(text).map(({ tag }) => tag));
  return [...new Set(tags)].slice(0, MOST);
}
