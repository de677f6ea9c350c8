import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The longest token that a push service hands out. */
const TOKEN_MAX = 4_096;

/** Printable characters without spaces, as push services make them. */
export const pushTokenSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(TOKEN_MAX), z.regex(/^[\x21-\x7e]+$/));

/** A browser that gets push notifications. No call returns its token. */
export const deviceSchema = z.object({
  id: z.string(),
  deviceId: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type Device = z.output<typeof deviceSchema>;

export const deviceDraftSchema = z.strictObject({ fcmToken: pushTokenSchema, deviceId: idSchema });

/** The data of the event `PUSH_EVENT`. A page shows it where `deviceId` is its own. */
export const pushEventSchema = z.object({
  deviceId: z.string(),
  title: z.string(),
  body: z.string(),
  image: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  deeplink: z.string(),
  tag: z.string(),
  data: z.record(z.string(), z.string()),
});
export type PushEvent = z.output<typeof pushEventSchema>;
