import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** The bounds of what waits for staff and of decisions. */
export const approvalLimits = { kind: 40, reason: 500 } as const;

/** A kind of what waits for staff, as in `TRACKER_OUTDATED`. The server contributes them. */
export const approvalKindSchema = z
  .string()
  .check(z.regex(/^[A-Z][A-Z_]*$/), z.maxLength(approvalLimits.kind));

const outcomeSchema = z.object({
  /** A button: a verb and its object. */
  label: z.string(),
  /** What is said once it's done. */
  done: z.string(),
});

/** What a kind is called, and how it's decided. */
export const approvalSourceSchema = z.object({
  kind: approvalKindSchema,
  label: z.string(),
  approve: outcomeSchema,
  decline: outcomeSchema,
  isReasonRequired: z.boolean(),
});
export type ApprovalSourceText = z.output<typeof approvalSourceSchema>;

/** Something that waits for staff. */
export const approvalSchema = z.object({
  id: idSchema,
  kind: approvalKindSchema,
  /** The record that it's about. */
  referenceType: z.string(),
  referenceId: z.string(),
  title: z.string(),
  /** The path of the record's page; null where it has none. */
  path: z.nullable(z.string()),
  /** Null for accounts that are deleted. */
  askedBy: z.nullable(personSummarySchema),
  /** Whether the viewer asked: someone else has to decide. */
  isOwn: z.boolean(),
  text: z.string(),
  at: momentSchema,
});
export type Approval = z.output<typeof approvalSchema>;

export const approvalDecisionSchema = z.strictObject({
  kind: approvalKindSchema,
  isApproved: z.boolean(),
  /** For the audit log. Some kinds need one. */
  reason: z.optional(textOf(approvalLimits.reason, 0)),
});
export type ApprovalDecision = z.output<typeof approvalDecisionSchema>;
