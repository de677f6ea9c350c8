import { textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';

/** What the feedback is about. */
export const feedbackKinds = ['IDEA', 'PROBLEM', 'PRAISE', 'OTHER'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

const ADDRESS_MAX = 254;

/** Feedback as it is written. */
export const feedbackDraftSchema = z.strictObject({
  kind: z.enum(feedbackKinds),
  text: textOf(textLimits.feedback),
  /** Where to answer; left out by who wants no answer. */
  email: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.maxLength(ADDRESS_MAX), z.email()),
  ),
  /** The page of ours that it is about: a path with its query. */
  page: z.optional(
    z.string().check(z.maxLength(textLimits.url), z.regex(/^\/(?![/\\])[^\s\u0000]*$/)),
  ),
});
export type FeedbackDraft = z.input<typeof feedbackDraftSchema>;

/** Proof that feedback arrived; `receipt` is short enough to be read out on a phone. */
export const feedbackReceiptSchema = z.object({ receipt: z.string(), receivedAt: z.string() });
export type FeedbackReceipt = z.output<typeof feedbackReceiptSchema>;
