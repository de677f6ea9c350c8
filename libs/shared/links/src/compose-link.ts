import { withQuery } from './build-path';
import { feedRoutes } from './feed.links';

/** The most characters that the composer is opened with. */
export const composeTextLimit = 500;

/**
 * The composer over Home with a plain text, which only the member posts. By itself, and not in `links`: the first page
 * doesn't load it.
 *
 * @returns Home alone for no text and for one of more than `composeTextLimit` code points
 */
export function composeLink(text: string): string {
  const isFit = text !== '' && [...text].length <= composeTextLimit;
  return withQuery(feedRoutes.home, { compose: isFit ? text : undefined });
}
