import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionLimits } from './competition-limits';
import { entryAnswersSchema, entryProblemSchema } from './entry-form.schema';

export const entryStates = ['DRAFT', 'SUBMITTED', 'WITHDRAWN'] as const;
export type EntryState = (typeof entryStates)[number];

/** Proof of what was submitted and when. */
export const receiptSchema = z.object({
  /** The part of its address. */
  code: z.string(),
  /** SHA-256 of the submission, in hex. */
  sha256: z.string(),
  submittedAt: momentSchema,
});
export type Receipt = z.output<typeof receiptSchema>;

export const teamMemberSchema = z.object({
  person: personSummarySchema,
  isOwner: z.boolean(),
  joinedAt: momentSchema,
});
export type TeamMember = z.output<typeof teamMemberSchema>;

const texts = {
  title: textOf(competitionLimits.title, 0),
  tagline: textOf(competitionLimits.tagline, 0),
  answers: entryAnswersSchema,
};

/** The viewer's entry, as they and their team edit it. */
export const ownEntrySchema = z.object({
  id: z.string(),
  state: z.enum(entryStates),
  title: z.string(),
  tagline: z.string(),
  answers: entryAnswersSchema,
  /** Counts the changes; a save names the one that it is based on. */
  revision: z.int(),
  updatedAt: momentSchema,
  team: z.array(teamMemberSchema),
  /** Whether the viewer created it. */
  isOwner: z.boolean(),
  /** The invitation link of the team; null for everyone but the owner, and once entries are closed. */
  inviteUrl: z.nullable(z.string()),
  /** What is missing or doesn't fit, in the order of the form. */
  problems: z.array(entryProblemSchema),
  /** Of the newest submission; null before the first. */
  receipt: z.nullable(receiptSchema),
  /** Whether there are changes that weren't submitted. */
  isChanged: z.boolean(),
});
export type OwnEntry = z.output<typeof ownEntrySchema>;

export const entryDraftSchema = z.strictObject({
  ...texts,
  /** Of the entry that was changed; 0 for a new one. */
  revision: z.int().check(z.minimum(0)),
});
export type EntryDraft = z.output<typeof entryDraftSchema>;

/** A submitted entry as everyone sees it once entries are closed. */
export const galleryEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  team: z.array(personSummarySchema),
  submittedAt: momentSchema,
});
export type GalleryEntry = z.output<typeof galleryEntrySchema>;

/** An invitation to a team, before it is accepted. */
export const invitationSchema = z.object({
  /** Empty while the entry has none. */
  title: z.string(),
  owner: personSummarySchema,
  teamSize: z.int(),
  teamMax: z.int(),
  /** Whether the viewer can join, or why not. */
  state: z.enum(['OPEN', 'FULL', 'CLOSED', 'JOINED', 'OTHER_ENTRY']),
});
export type Invitation = z.output<typeof invitationSchema>;

/** What anyone may know of a submission. */
export const checkedReceiptSchema = z.object({
  ...receiptSchema.shape,
  /** Whether it is the newest submission of its entry. */
  isNewest: z.boolean(),
  isWithdrawn: z.boolean(),
  /** The exact text whose SHA-256 it is; for the team alone, otherwise null. */
  content: z.nullable(z.string()),
});
export type CheckedReceipt = z.output<typeof checkedReceiptSchema>;

export const inviteTokenSchema = idSchema;
