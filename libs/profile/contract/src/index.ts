export { profileDocs } from './profile.docs';
export {
  addExperience,
  editExperience,
  experienceDraftSchema,
  experienceSchema,
  monthSchema,
  removeExperience,
} from './experience.calls';
export type { Experience, ExperienceDraft } from './experience.calls';
export { exportSchema, exportStates, listExports, requestExport } from './export.calls';
export type { DataExport } from './export.calls';
export { profileLinkSchema } from './link.schema';
export { exportFixtures, profileFixtures } from './profile.fixtures';
export { profileErrors } from './profile-errors';
export { profileLimits } from './profile-limits';
export { deleteAccount, editProfile, geocode, previewDeletion, readProfile } from './profile.calls';
export { ownBadges, profileChangeSchema, profileSchema, slugSchema } from './profile.schema';
export type { Profile } from './profile.schema';
export { block, listBlocked, listMuted, mute, unblock, unmute } from './relation.calls';
export { settingsFixture } from './settings.fixtures';
export {
  allChannels,
  defaultSettings,
  digestRhythms,
  editSettings,
  messagePolicies,
  notificationChannels,
  quietHoursSchema,
  readSettings,
  settingsChangeSchema,
  settingsSchema,
} from './settings.calls';
export type {
  MessagePolicy,
  NotificationChannel,
  NotificationKindSetting,
  QuietHours,
  Settings,
  SettingsChange,
} from './settings.calls';
