import type { Experience, Profile } from '@upround/profile/contract';
import { toPersonSummary } from '@upround/shared/db';
import type { ProfileRow } from './profile.store';
import { toImage } from './stored-picture';

/** A profile as the viewer sees it; the address is given for its owner alone. */
export function toProfile(
  person: ProfileRow,
  experience: Experience[],
  { own, email }: { own: boolean; email: string | null },
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
    hasJobs: person.has_jobs,
    joinedAt: person.created_at.toISOString(),
    ...(email === null ? {} : { email }),
  };
}
