import type { AccountDirectory } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { profileRoutes } from './profile/profile.routes';
import { seedPeople, type KeepFile } from './seed/seed-people';

/** What profile needs from the rest of the server. Bound in apps/api. */
export interface ProfileDeps {
  accounts: AccountDirectory;
  keepFile: KeepFile;
}

/** The server half of profiles; owns people. */
export function profileModule({ accounts, keepFile }: ProfileDeps): ApiModule {
  return {
    name: 'profile',
    calls: profileRoutes(accounts),
    seed: (context) => seedPeople(keepFile, context),
  };
}
