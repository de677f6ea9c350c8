import type { Notification } from '@upround/notifications/contract';
import { toPersonSummary } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { NotificationRow } from './notification.read-model';

const EXCERPT_MAX = 140;
// Line breaks, control characters, and those that turn the direction of writing.
const UNEVEN = /[\s\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text on one line, cut at so many characters.
 *
 * @param max the most code points, the ellipsis among them
 */
export function oneLine(text: string, max: number): string {
  const letters = [...text.replace(UNEVEN, ' ').trim()];
  return letters.length <= max
    ? letters.join('')
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** The first line of what it is about. */
export const excerptOf = ({ text }: NotificationRow): string => oneLine(text ?? '', EXCERPT_MAX);

/** Where it leads: to the post at the right comment, to whoever follows, or to the rules. */
export function deeplinkOf(row: NotificationRow): string {
  const [latest] = row.actors;
  if (row.type === 'FOLLOW') return latest === undefined ? links.home() : links.user(latest.slug);
  if (row.post_slug === null) return links.communityGuidelines();
  return row.comment_id === null
    ? links.post(row.post_slug)
    : links.post(row.post_slug, { comment: row.comment_id });
}

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    target: {
      referenceType: row.reference_type,
      referenceId: row.reference_id,
      excerpt: excerptOf(row),
      deeplink: deeplinkOf(row),
    },
    actors: row.actors.map(toPersonSummary),
    actorCount: row.actor_count,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
