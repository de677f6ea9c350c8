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
  joined: z.boolean(),
});
export type Pod = z.output<typeof podSchema>;
