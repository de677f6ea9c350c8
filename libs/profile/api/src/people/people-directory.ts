import { newId } from '@upround/shared/db';
import type { PeopleDirectory } from '@upround/shared/ports';
import { randomBytes } from 'node:crypto';
import { tablesIn } from '../people-tables';
import { slugOfName } from './person-slug';

const SUFFIX_BYTES = 3;
/** One in sixteen million: a second suffix is hardly ever needed. */
const ATTEMPTS = 8;

/** Creates people; the first of a name gets the plain slug, the others one with a short ending. */
export const peopleDirectory: PeopleDirectory = {
  async create(trx, { displayName }) {
    const base = slugOfName(displayName);
    const id = newId();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const plain = attempt === 0 && base !== 'member';
      const slug = plain ? base : `${base}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
      const row = await tablesIn(trx)
        .insertInto('people')
        .values({ id, slug, display_name: displayName, role: null, avatar_key: null })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning(['id', 'slug'])
        .executeTakeFirst();
      if (row !== undefined) return row;
    }
    throw new Error(`no free slug for ${base}`);
  },
};
