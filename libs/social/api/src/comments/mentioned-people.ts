import { statement, type Trx } from '@upround/shared/db';
import { findMentions } from '@upround/shared/domain';
import { unblocked, type Viewing } from '../people-rows';

/** The most people that one text tells of itself. */
const MENTIONS_MAX = 50;

/** The viewer is the author. */
const peopleBySlug = statement<{ id: string }, Viewing & { slugs: readonly string[] }>(
  'social.mentioned-people',
  `select p.id from person_view p where p.slug = any(:slugs::text[]) and ${unblocked}`,
);

/** The people that a text mentions and who can see its author; at most fifty. */
export async function mentionedPeople(trx: Trx, authorId: string, text: string): Promise<string[]> {
  const slugs = [...new Set(findMentions(text).map(({ slug }) => slug))].slice(0, MENTIONS_MAX);
  if (slugs.length === 0) return [];
  const rows = await peopleBySlug.all(trx, { viewer: authorId, slugs });
  return rows.map(({ id }) => id);
}
