import * as z from 'zod/mini';

/** A token request as Ably's clients take it; its client id is the profile id. */
export const realtimeTokenSchema = z.object({
  keyName: z.string(),
  clientId: z.string(),
  capability: z.string(),
  nonce: z.string(),
  timestamp: z.number(),
  ttl: z.number(),
  mac: z.string(),
});
export type RealtimeTokenRequest = z.output<typeof realtimeTokenSchema>;
