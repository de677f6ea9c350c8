import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** What the sink takes at most. */
export const captureLimits = {
  /** Events of one request. */
  batch: 100,
  /** Characters of an event's name, and of a person's id. */
  name: 200,
  /** Characters of an address. */
  address: 2_048,
} as const;

const shortText = z.string().check(z.maxLength(captureLimits.name));
const address = z.string().check(z.maxLength(captureLimits.address));

/** Properties of an event that are stored; the client sends many more, which are dropped. */
const propertiesSchema = z.object({
  distinct_id: z.string().check(z.minLength(1), z.maxLength(captureLimits.name)),
  $current_url: z.optional(address),
  $referrer: z.optional(address),
  $device_type: z.optional(shortText),
  utm_source: z.optional(z.nullable(shortText)),
  utm_medium: z.optional(z.nullable(shortText)),
  utm_campaign: z.optional(z.nullable(shortText)),
});

/** One event as posthog-js sends it. */
export const capturedEventSchema = z.object({
  uuid: z.uuid(),
  event: z.string().check(z.minLength(1), z.maxLength(captureLimits.name)),
  properties: propertiesSchema,
  timestamp: z.optional(z.iso.datetime({ offset: true })),
});
export type CapturedEvent = z.output<typeof capturedEventSchema>;

export const captureBatchSchema = z.object({
  api_key: idSchema,
  batch: z.array(capturedEventSchema).check(z.minLength(1), z.maxLength(captureLimits.batch)),
});

/** What posthog-js adds to its addresses. */
export const clientQuerySchema = z.strictObject({
  v: z.optional(shortText),
  ip: z.optional(shortText),
  _: z.optional(shortText),
  ver: z.optional(shortText),
  config: z.optional(shortText),
  beacon: z.optional(shortText),
  retry_count: z.optional(shortText),
});
