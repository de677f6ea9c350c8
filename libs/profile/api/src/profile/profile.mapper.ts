import type { Experience, Profile } from '@upround/profile/contract';
import { toPersonSummary } from '@upround/shared/db';
import type { ProfileList } from '@upround/shared/ports';
import type { ProfileRow } from './profile.store';
import { toImage } from './stored-picture';

/** Fields of the release before, one for each list. */
const formerFields = (person: ProfileRow, lists: readonly ProfileList[]) =>
  Object.fromEntries(
    lists.flatMap(({ name, formerField }) =>
      formerField === undefined ? [] : [[formerField, person.lists.includes(name)]],
    ),
  );

/** A profile as the viewer sees it; the address is given for its owner alone. */
export function toProfile(
  person: ProfileRow,
  experience: Experience[],
  { own, email, lists }: { own: boolean; email: string | null; lists: readonly ProfileList[] },
): Profile {
  return {
    ...toPersonSummary(person),
    about: person.about,
    location: person.location,
    links: person.links,
    avatar: person.avatar && toImage(person.avatar),
    banner: person.banner && toImage(person.banner),
    experience,
    followerCount: person.follower_count,
    followingCount: person.following_count,
    followed: person.followed,
    followsYou: person.follows_you,
    muted: person.muted,
    own,
    lists: person.lists,
    ...formerFields(person, lists),
    joinedAt: person.created_at.toISOString(),
    ...(email === null ? {} : { email }),
  };
}
