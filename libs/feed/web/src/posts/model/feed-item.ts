import type { FeedItem, PostData } from '@upround/feed/contract';

/** Whether this version knows how to show an item. A newer API may send others. */
export function isKnownItem(item: FeedItem): boolean {
  return item.type === 'POST' || item.type === 'THREAD';
}

/** How a post is named to the calls that act on it. */
export function referenceOf({ type, data }: FeedItem) {
  return { referenceType: type, referenceId: data.id } as const;
}

/** Longer texts are folded. Decided by length, so that nothing is measured or moves. */
const LONG_TEXT = 600;
const LONG_LINES = 12;

export function isLongText(text: string): boolean {
  return text.length > LONG_TEXT || text.split('\n', LONG_LINES + 1).length > LONG_LINES;
}

const LINE = 24;
const HEAD = 64;
const ACTIONS = 52;

/** Of a row that says that its post cannot be shown. */
const BROKEN = 56;

/** About how high a post will be, in px, before it is measured. A crafted one must not throw here. */
export function estimateHeight(item: FeedItem): number {
  try {
    return heightOf(item);
  } catch {
    return BROKEN;
  }
}

function heightOf({ data }: FeedItem): number {
  const characters = Math.min(data.text.length, LONG_TEXT);
  const lines = Math.max(Math.ceil(characters / 68), Math.min(data.text.split('\n').length, 10));
  const picture = data.images.length === 0 ? 0 : 320;
  const asked = data.poll ?? data.quiz;
  const poll = asked === undefined ? 0 : 76 + 48 * asked.options.length;
  const thread = data.parts.length > 1 ? 44 : 0;
  return HEAD + lines * LINE + picture + poll + thread + ACTIONS;
}

/** The id of an item's post; undefined where the API sent none, since such an item could not be keyed. */
export function idOfItem(item: FeedItem): string | undefined {
  const id: unknown = item?.data?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Accessible name of a post in lists, by which posts are distinguished. */
export function labelIdOf(data: Pick<PostData, 'id'>): string {
  return `post-${data.id}`;
}

/** The words of a post; the link at their end is not shown again above its card. */
export const shownText = ({ text, linkPreview }: Pick<PostData, 'text' | 'linkPreview'>): string =>
  linkPreview && text.endsWith(linkPreview.url)
    ? text.slice(0, -linkPreview.url.length).trimEnd()
    : text;
