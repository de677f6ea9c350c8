export { profileFixtures } from './profile.fixtures';
export { profileSchema, readProfile } from './profile.calls';
export type { Profile } from './profile.calls';
