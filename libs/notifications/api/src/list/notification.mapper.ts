import type { Notification } from '@upround/notifications/contract';
import { toPersonSummary } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { filterQuery, links } from '@upround/shared/links';
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

/** The pages of what remarks stand under; posts where it is none of these. */
const pages: Partial<Record<ReferenceType, typeof links.post>> = {
  IDEA: links.idea,
  NEWS: links.newsStory,
  ARTICLE: links.article,
  ESSAY: links.essay,
};

/**
 * Where it leads: to the post, idea or story at the right comment, to whoever follows, to one's application or
 * applicants, to the jobs of a search, or to the rules.
 */
export function deeplinkOf(row: NotificationRow): string {
  const [latest] = row.actors;
  if (row.type === 'FOLLOW') return latest === undefined ? links.home() : links.user(latest.slug);
  const { job_slug: job, search_filters: filters } = row;
  if (filters !== null) return links.jobs(filterQuery(filters));
  if (job !== null) {
    return row.type === 'APPLICATION_MOVED'
      ? links.appliedJobs({ application: row.details?.application ?? '' })
      : links.hiring({ job });
  }
  if (row.post_slug === null) return links.communityGuidelines();
  const page = pages[row.post_type ?? 'POST'] ?? links.post;
  return row.comment_id === null
    ? page(row.post_slug)
    : page(row.post_slug, { comment: row.comment_id });
}

/** What a line on jobs names. */
const jobFields = ({
  job_title: title,
  job_company: company,
  search_name,
  details,
}: NotificationRow) => ({
  ...(title !== null && company !== null && { job: { title, company } }),
  ...(search_name !== null && { search: search_name }),
  ...(details?.step !== undefined && { step: details.step }),
  ...(details?.count !== undefined && { count: details.count }),
});

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    target: {
      referenceType: row.reference_type,
      referenceId: row.reference_id,
      excerpt: excerptOf(row),
      deeplink: deeplinkOf(row),
      ...(row.post_type !== null && { postType: row.post_type }),
      ...jobFields(row),
    },
    actors: row.actors.map(toPersonSummary),
    actorCount: row.actor_count,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
