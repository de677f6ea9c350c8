import { editProfile, readProfile, type Profile } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database, Trx } from '@upround/shared/db';
import {
  AppError,
  implement,
  viewerId,
  type CallImplementation,
  type Viewer,
} from '@upround/shared/server-kit';
import { listExperience } from '../experience/experience.store';
import type { ProfileSettings } from '../profile-settings';
import { discardEdit, prepareEdit, writeEdit, type PreparedEdit } from './profile-edit.service';
import { toProfile } from './profile.mapper';
import { readPerson } from './profile.store';

async function present(
  settings: ProfileSettings,
  db: Database | Trx,
  viewer: Viewer,
  idOrSlug: string,
): Promise<Profile> {
  const viewing = viewerId(viewer);
  const lists = settings.contributed().profileLists;
  const person = await readPerson(db, viewing, idOrSlug, lists);
  if (person === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const own = person.id === viewing;
  const experience = await listExperience(db, person.id);
  const email = own ? await settings.accounts.emailOf(db, person.id) : null;
  return toProfile(person, experience, { own, email, lists });
}

/** Reading and editing profiles. Only its owner sees the email address. */
export function profileRoutes(settings: ProfileSettings): CallImplementation[] {
  return [
    implement(readProfile, {
      handle: ({ db, viewer }, { params }) => present(settings, db, viewer, params.id),
    }),
    implement<typeof editProfile, PreparedEdit>(editProfile, {
      prepare: (context, input) => prepareEdit(settings, context, input),
      handle: async (context, input, prepared) => {
        await writeEdit(context, input, prepared);
        return present(settings, context.trx, context.viewer, prepared.userId);
      },
      discard: (prepared) => discardEdit(settings, prepared),
    }),
  ];
}
