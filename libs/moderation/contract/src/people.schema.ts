import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The bounds of what admins write about members. */
export const peopleLimits = { reason: 500, query: 100, email: 254 } as const;

/** For how many days an admin can be asked to confirm a new admin. */
export const ADMIN_REQUEST_DAYS = 7;

/** Roles that admins give. */
export const staffRoles = ['MODERATOR', 'ADMIN'] as const;
const roleSchema = z.enum(staffRoles);
export type StaffRole = z.output<typeof roleSchema>;

/** What a member can do: everything, read, or not even log in. `DELETING` can still be restored by logging in. */
export const memberStates = ['ACTIVE', 'RESTRICTED', 'SUSPENDED', 'DELETING'] as const;

/** A plan by its tier, 1 to 3. */
const tierSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const planSchema = z.object({
  tier: tierSchema,
  /** Paid, a gift of ours, or part of the demo community. */
  source: z.enum(['PLAN', 'GRANT', 'DEMO']),
  /** Null where it has no end. */
  until: z.nullable(momentSchema),
});

/** A member as admins see them in a list. */
export const memberSchema = z.object({
  person: personSummarySchema,
  roles: z.array(roleSchema),
  state: z.enum(memberStates),
  /** When a deleted account is erased; null for all others. */
  eraseAfter: z.nullable(momentSchema),
  /** Null without a plan. */
  plan: z.nullable(planSchema),
  joinedAt: momentSchema,
  /** Null where no session of the last weeks is left. */
  lastSeenAt: z.nullable(momentSchema),
});
export type Member = z.output<typeof memberSchema>;

/** A member whom one admin wants to make an admin, until another admin decides. */
export const adminRequestSchema = z.object({
  id: idSchema,
  person: personSummarySchema,
  requestedBy: personSummarySchema,
  reason: z.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});
export type AdminRequest = z.output<typeof adminRequestSchema>;

/** A device on which a member is logged in. */
export const memberSessionSchema = z.object({
  id: idSchema,
  device: z.string(),
  createdAt: momentSchema,
  lastSeenAt: momentSchema,
  /** The one that makes this call. */
  current: z.boolean(),
});
export type MemberSession = z.output<typeof memberSessionSchema>;

/** Everything that admins see of a member. */
export const memberDetailsSchema = z.extend(memberSchema, {
  sessions: z.array(memberSessionSchema),
  /** The gift that runs, also where the member pays for a higher plan. */
  gift: z.nullable(planSchema),
  /** A request to make them an admin. */
  adminRequest: z.nullable(adminRequestSchema),
  /** How many admins can act. While there is one, what needs two takes effect at once. */
  adminCount: z.int(),
});
export type MemberDetails = z.output<typeof memberDetailsSchema>;

/** Why something was done; recorded in the audit log. */
export const reasonSchema = textOf(peopleLimits.reason);

/** Years that a gift can end in. */
const YEAR = /^20\d\d-/;

export const roleChangeSchema = z.strictObject({
  role: roleSchema,
  /** False removes the role. */
  given: z.boolean(),
  reason: reasonSchema,
});

export const adminDecisionSchema = z.strictObject({
  decision: z.enum(['APPROVE', 'DECLINE']),
  reason: reasonSchema,
});

export const sessionEndSchema = z.strictObject({
  /** All of the member's sessions without it. */
  sessionId: z.optional(idSchema),
  reason: reasonSchema,
});

export const giftSchema = z.strictObject({
  tier: tierSchema,
  /** The last day, in India. */
  until: z.iso.date().check(z.refine((day) => YEAR.test(day))),
  reason: reasonSchema,
});
export type Gift = z.output<typeof giftSchema>;

export const giftEndSchema = z.strictObject({ reason: reasonSchema });

/** A text that names and slugs begin with; empty for the newest members. */
export const memberQuerySchema = z.optional(textOf(peopleLimits.query, 0));

/** In a body, so that no address and no log has it. */
export const memberEmailSchema = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(peopleLimits.email), z.email()),
});
