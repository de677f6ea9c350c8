import * as z from 'zod/mini';

/** What a person does here; shown as a badge. */
export const personRoles = [
  'FOUNDER',
  'INVESTOR',
  'RECRUITER',
  'CANDIDATE',
  'MENTOR',
  'AMBASSADOR',
] as const;
export const personRoleSchema = z.enum(personRoles);
export type PersonRole = (typeof personRoles)[number];

/** A person as shown beside what they wrote. `avatarUrl` is null where there is no picture. */
export const personSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  displayName: z.string(),
  headline: z.string(),
  avatarUrl: z.nullable(z.string()),
  role: z.nullable(personRoleSchema),
});
export type PersonSummary = z.output<typeof personSummarySchema>;

/** A person in a list, with whether the reader follows them. */
export const personListItemSchema = z.extend(personSummarySchema, {
  followed: z.boolean(),
  followerCount: z.int(),
});
export type PersonListItem = z.output<typeof personListItemSchema>;
