import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';

/** Who may begin a conversation with somebody. */
export const messagePolicies = ['EVERYONE', 'FOLLOWED', 'MUTUAL', 'NOBODY'] as const;
export type MessagePolicy = (typeof messagePolicies)[number];

/** What one is notified of. */
export const notificationKinds = [
  'LIKE',
  'COMMENT',
  'REPLY',
  'MENTION',
  'FOLLOW',
  'POLL',
  'POST',
  'MESSAGE',
  'APPLICATION',
  'APPLICATION_MOVED',
  'JOB_FOUND',
  'JOB_REMINDER',
  'SYSTEM',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** By what ways; e-mail comes as a digest, but for JOB_FOUND, whose alerts are mails of their own. */
export const notificationChannels = ['inApp', 'push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const digestRhythms = ['OFF', 'DAILY', 'WEEKLY'] as const;

const channelsSchema = z.strictObject({
  inApp: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
});
const someChannelsSchema = z.partial(channelsSchema);

const TIME_ZONE_MAX = 64;

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const timeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** From when to when nothing is pushed, by the clock of a place; over midnight where `from` is later. */
export const quietHoursSchema = z.strictObject({
  from: timeSchema,
  to: timeSchema,
  timeZone: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(TIME_ZONE_MAX),
      z.refine(isTimeZone, { error: 'This is not the name of a time zone, as Asia/Kolkata is.' }),
    ),
});
export type QuietHours = z.output<typeof quietHoursSchema>;

const matrixOf = <Schema extends z.ZodMiniType>(channels: Schema) => ({
  LIKE: channels,
  COMMENT: channels,
  REPLY: channels,
  MENTION: channels,
  FOLLOW: channels,
  POLL: channels,
  POST: channels,
  MESSAGE: channels,
  APPLICATION: channels,
  APPLICATION_MOVED: channels,
  JOB_FOUND: channels,
  JOB_REMINDER: channels,
  SYSTEM: channels,
});

export const settingsSchema = z.object({
  messagesFrom: z.enum(messagePolicies),
  /** Whether others see what one has read. */
  readMarks: z.boolean(),
  notifications: z.object(matrixOf(channelsSchema)),
  emailDigest: z.enum(digestRhythms),
  quietHours: z.nullable(quietHoursSchema),
});
export type Settings = z.output<typeof settingsSchema>;

/** A change: what is left out stays, down to one channel of one kind. */
export const settingsChangeSchema = z.strictObject({
  messagesFrom: z.optional(z.enum(messagePolicies)),
  readMarks: z.optional(z.boolean()),
  notifications: z.optional(z.partial(z.strictObject(matrixOf(someChannelsSchema)))),
  emailDigest: z.optional(z.enum(digestRhythms)),
  quietHours: z.optional(z.nullable(quietHoursSchema)),
});
export type SettingsChange = z.output<typeof settingsChangeSchema>;

const everything = { inApp: true, push: true, email: true };

/** What holds until somebody says otherwise. */
export const defaultSettings: Settings = {
  messagesFrom: 'EVERYONE',
  readMarks: true,
  notifications: matrixOfValues(),
  emailDigest: 'OFF',
  quietHours: null,
};

function matrixOfValues(): Settings['notifications'] {
  const rows = notificationKinds.map((kind) => [kind, { ...everything }]);
  return Object.fromEntries(rows) as Settings['notifications'];
}

const shared = { version: 'v1', path: '/settings', access: 'member' } as const;

export const readSettings = defineCall({
  ...shared,
  id: 'profile.readSettings',
  summary: 'Reads one’s own settings',
  method: 'GET',
  response: settingsSchema,
});

export const editSettings = defineCall({
  ...shared,
  id: 'profile.editSettings',
  summary: 'Changes one’s own settings; what is left out stays',
  method: 'PATCH',
  limit: 'comment',
  body: settingsChangeSchema,
  response: settingsSchema,
});
