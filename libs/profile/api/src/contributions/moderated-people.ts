import { isId, statement } from '@upround/shared/db';
import { links, mediaUrl } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import type { StoredImage } from '../people-tables';

interface CapturedPerson {
  slug: string;
  display_name: string;
  headline: string;
  about: string;
  avatar: StoredImage | null;
  avatar_key: string | null;
  created_at: Date;
}

const capturePerson = statement<CapturedPerson, { id: string }>(
  'profile.capture-person',
  `select slug, display_name, headline, about, avatar, avatar_key, created_at from people
   where id = :id::uuid and state <> 'DELETED'`,
);

function picturesOf({ avatar, avatar_key: key }: CapturedPerson) {
  if (avatar !== null) return [{ url: mediaUrl(avatar.key), alt: avatar.alt }];
  return key === null ? [] : [{ url: mediaUrl(key), alt: '' }];
}

const fixed = () => Promise.reject(new RangeError('A person can only be restricted or suspended.'));

/** Lets moderators read reported people. What can be done about them is in `MemberStates`. */
export const moderatedPeople: ModeratedRecords = {
  types: ['USER'],
  measures: [],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await capturePerson.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: id.toLowerCase(),
      title: row.display_name,
      text: [row.headline, row.about].filter((part) => part !== '').join('\n\n'),
      pictures: picturesOf(row),
      path: links.user(row.slug),
      at: row.created_at.toISOString(),
    };
  },

  hide: fixed,
  show: fixed,
  remove: fixed,
};
