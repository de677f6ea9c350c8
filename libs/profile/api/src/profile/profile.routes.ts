import { readProfile } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { toPersonSummary } from '@upround/shared/db';
import type { AccountDirectory } from '@upround/shared/ports';
import { AppError, implement, viewerId, type CallImplementation } from '@upround/shared/server-kit';
import { readPerson } from './profile.store';

/** Reading profiles. The address is shown to nobody but its owner. */
export function profileRoutes(accounts: AccountDirectory): CallImplementation[] {
  return [
    implement(readProfile, {
      handle: async ({ db, viewer }, { params }) => {
        const viewing = viewerId(viewer);
        const person = await readPerson(db, viewing, params.id);
        if (person === undefined) throw new AppError(coreErrors.NOT_FOUND);
        const own = person.id === viewing;
        const email = own ? await accounts.emailOf(db, person.id) : null;
        return {
          ...toPersonSummary(person),
          about: person.about,
          followerCount: person.follower_count,
          followingCount: person.following_count,
          followed: person.followed,
          own,
          joinedAt: person.created_at.toISOString(),
          ...(email === null ? {} : { email }),
        };
      },
    }),
  ];
}
