export { peopleDirectory } from './people/people-directory';
export { personTarget } from './people/person-target';
export { profilePages } from './profile/profile.store';
export { profileModule } from './profile-module';
export type { ProfileDeps } from './profile-module';
