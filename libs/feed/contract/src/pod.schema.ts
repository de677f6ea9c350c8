import { personSummarySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

export const podSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  topic: z.string(),
  rules: z.array(z.string()),
  memberCount: z.int(),
  postCount: z.int(),
  /** Posts of the last seven days. */
  weeklyPostCount: z.int(),
  /** When the newest post was written; null before the first. */
  lastPostAt: z.optional(z.nullable(z.string())),
  joined: z.boolean(),
  /** Some of its members, those who joined last first. */
  faces: z.optional(z.array(personSummarySchema)),
});
export type Pod = z.output<typeof podSchema>;
