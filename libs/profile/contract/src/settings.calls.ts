import { defineCall } from '@upround/shared/contract-core';
import { notificationTypeSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** Who may start a conversation with a person. */
export const messagePolicies = ['EVERYONE', 'FOLLOWED', 'MUTUAL', 'NOBODY'] as const;
export type MessagePolicy = (typeof messagePolicies)[number];

/** By what ways people are notified; e-mail comes as a digest, but for kinds with mails of their own. */
export const notificationChannels = ['inApp', 'push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** A kind of notification, as the settings list it. */
export const notificationKindSchema = z.object({
  type: z.string(),
  label: z.string(),
  hint: z.string(),
  /** Channels that can't be turned off. */
  always: z.array(z.enum(notificationChannels)),
  /** Its e-mails are no part of the digest. */
  ownMail: z.boolean(),
});
export type NotificationKindSetting = z.output<typeof notificationKindSchema>;

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
      z.refine(isTimeZone, { error: 'This isn’t a time zone name, such as Asia/Kolkata.' }),
    ),
});
export type QuietHours = z.output<typeof quietHoursSchema>;

/** The most types that one change names. */
const TYPES_AT_ONCE = 50;

export const settingsSchema = z.object({
  messagesFrom: z.enum(messagePolicies),
  /** Whether others see what one has read. */
  readMarks: z.boolean(),
  /** In the order in which they are listed. */
  notificationKinds: z.array(notificationKindSchema),
  /** Channels by the type of a kind. */
  notifications: z.record(z.string(), channelsSchema),
  emailDigest: z.enum(digestRhythms),
  quietHours: z.nullable(quietHoursSchema),
});
export type Settings = z.output<typeof settingsSchema>;

/** A change: what is left out stays, down to one channel of one kind. The server answers 400 to an unknown type. */
export const settingsChangeSchema = z.strictObject({
  messagesFrom: z.optional(z.enum(messagePolicies)),
  readMarks: z.optional(z.boolean()),
  notifications: z.optional(
    z
      .record(notificationTypeSchema, someChannelsSchema)
      .check(z.refine((types) => Object.keys(types).length <= TYPES_AT_ONCE)),
  ),
  emailDigest: z.optional(z.enum(digestRhythms)),
  quietHours: z.optional(z.nullable(quietHoursSchema)),
});
export type SettingsChange = z.output<typeof settingsChangeSchema>;

/** The channels of a kind of which nothing was chosen. */
export const allChannels = { inApp: true, push: true, email: true };

/** The defaults. The server adds the kinds. */
export const defaultSettings: Settings = {
  messagesFrom: 'EVERYONE',
  readMarks: true,
  notificationKinds: [],
  notifications: {},
  emailDigest: 'OFF',
  quietHours: null,
};

const shared = { version: 'v1', path: '/settings', access: 'member' } as const;

export const readSettings = defineCall({
  ...shared,
  id: 'profile.readSettings',
  summary: 'Reads your settings',
  method: 'GET',
  response: settingsSchema,
});

export const editSettings = defineCall({
  ...shared,
  id: 'profile.editSettings',
  summary: 'Changes your settings; omitted fields stay as they are',
  method: 'PATCH',
  limit: 'comment',
  body: settingsChangeSchema,
  response: settingsSchema,
});
