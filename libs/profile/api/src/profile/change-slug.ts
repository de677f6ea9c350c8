import { profileErrors, profileLimits } from '@upround/profile/contract';
import { isId, statement, type Trx } from '@upround/shared/db';
import { AppError } from '@upround/shared/server-kit';
import { tablesIn } from '../people-tables';

/** Words that could be mistaken for the product's own pages, or for a deleted person. */
const RESERVED = new Set([
  'admin',
  'deleted',
  'member',
  'moderator',
  'settings',
  'support',
  'upround',
]);

const UNIQUE_VIOLATION = '23505';

/** Whether the slug is taken, and how many slugs the person has left. */
const slugStanding = statement<{ taken: boolean; left: number }, { person: string; slug: string }>(
  'profile.slug-standing',
  `select exists (select 1 from people where slug = :slug)
       or exists (select 1 from former_slugs where slug = :slug) as taken,
     (select count(*)::int from former_slugs where user_id = :person::uuid) as left`,
);

/**
 * Gives a person a new slug. The old one still leads to them, and no one else can take it. The caller locks the
 * person's row.
 *
 * @throws AppError `SLUG_TAKEN`, `SLUG_CHANGES_USED_UP`
 */
export async function changeSlug(
  trx: Trx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  const taken = () => new AppError(profileErrors.SLUG_TAKEN, { path: 'slug' });
  if (isId(to) || RESERVED.has(to)) throw taken();
  const tables = tablesIn(trx);
  // A person may return to one of their former slugs.
  await tables
    .deleteFrom('former_slugs')
    .where('slug', '=', to)
    .where('user_id', '=', userId)
    .execute();
  const standing = await slugStanding.first(trx, { person: userId, slug: to });
  if (standing?.taken !== false) throw taken();
  if (standing.left >= profileLimits.formerSlugs) {
    throw new AppError(profileErrors.SLUG_CHANGES_USED_UP, { path: 'slug' });
  }
  await tables.insertInto('former_slugs').values({ slug: from, user_id: userId }).execute();
  try {
    await tables.updateTable('people').set({ slug: to }).where('id', '=', userId).execute();
  } catch (error) {
    // Another transaction took it at the same time.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw taken();
    throw error;
  }
}
