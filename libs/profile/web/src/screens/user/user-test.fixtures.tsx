import { profileFixtures, type Profile } from '@upround/profile/contract';
import { routes } from '@upround/shared/links';
import { aUser, renderScreen } from '@upround/shared/testing';
import { UserJobsSlot, type UserJobsSlotProps } from '../../user-jobs-slot';
import { UserPostsSlot, type UserPostsSlotProps } from '../../user-posts-slot';
import { UserScreen } from './user-screen';

const [fixture] = profileFixtures;
if (fixture === undefined) throw new Error('no fixture');

/** Somebody else, whom the reader does not follow. */
export const other: Profile = {
  ...fixture,
  ...{ own: false, followed: false, followerCount: 9 },
};

/** The reader, with everything in place. */
export const own: Profile = { ...fixture, own: true, followed: false };

export const reader = aUser({ id: own.id, slug: own.slug, displayName: own.displayName });

function Posts({ tab, userId }: UserPostsSlotProps) {
  return (
    <p>
      {tab} of {userId}
    </p>
  );
}

const Jobs = ({ userId }: UserJobsSlotProps) => <p>jobs of {userId}</p>;

/** The page of a person, with the parts of the feed and of jobs as one line each. */
export const openUser = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <UserPostsSlot.Fill value={Posts}>
      <UserJobsSlot.Fill value={Jobs}>
        <UserScreen />
      </UserJobsSlot.Fill>
    </UserPostsSlot.Fill>,
    { path: `/user/${own.slug}`, pattern: routes.user, ...options },
  );
