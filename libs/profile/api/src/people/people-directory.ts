import { newId, statement } from '@upround/shared/db';
import type { PeopleDirectory } from '@upround/shared/ports';
import { randomBytes } from 'node:crypto';
import { restoreDeleted } from '../deletion/deletion.store';
import { slugOfName } from './person-slug';

const SUFFIX_BYTES = 3;
/** One in sixteen million: a second suffix is hardly ever needed. */
const ATTEMPTS = 8;

/** A former slug resolves to its person permanently. */
const insert = statement<{ id: string; slug: string }, { id: string; slug: string; name: string }>(
  'profile.insert-person',
  `insert into people (id, slug, display_name)
   select :id::uuid, :slug::text, :name::text
   where not exists (select 1 from former_slugs f where f.slug = :slug::text)
   on conflict (slug) do nothing returning id, slug`,
);

/** Creates people and gives them back; the first of a name gets the plain slug, the others one with a short ending. */
export const peopleDirectory: PeopleDirectory = {
  async create(trx, { displayName }) {
    const base = slugOfName(displayName);
    const id = newId();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const plain = attempt === 0 && base !== 'member';
      const slug = plain ? base : `${base}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
      const person = await insert.first(trx, { id, slug, name: displayName });
      if (person !== undefined) return person;
    }
    throw new Error(`no free slug for ${base}`);
  },

  restore: (trx, userId) => restoreDeleted(trx, userId, new Date()),
};
