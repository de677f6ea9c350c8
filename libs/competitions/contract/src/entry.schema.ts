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
  /** Why others can't see it although it was submitted; null where they can. */
  hiddenAs: z.nullable(z.enum(['HELD', 'HIDDEN'])),
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
  /** Of the public vote; null without one, and while its counts are hidden. */
  votes: z.nullable(z.int()),
});
export type GalleryEntry = z.output<typeof galleryEntrySchema>;

/** One submitted entry with the answers that everyone sees. */
export const publicEntrySchema = z.object({
  ...galleryEntrySchema.shape,
  answers: entryAnswersSchema,
});
export type PublicEntry = z.output<typeof publicEntrySchema>;

/** An entry on its people's profiles. */
export const profileEntrySchema = z.object({
  entry: galleryEntrySchema,
  competition: z.object({ slug: z.string(), title: z.string() }),
  /** The place in the published result; null before, and for an entry without a score. */
  rank: z.nullable(z.int()),
  /** What it won; null for nothing. */
  prize: z.nullable(z.string()),
  /** The receipt whose certificate can be downloaded; null before the result, and for everyone but the team. */
  certificate: z.nullable(z.string()),
});
export type ProfileEntry = z.output<typeof profileEntrySchema>;

/** What a new entry can be filled from: an earlier entry of yours, or your profile. */
export const suggestionSchema = z.object({
  /** Of the earlier entry; `profile` for the profile. */
  id: z.string(),
  /** The competition that it was written for; null for the profile. */
  competition: z.nullable(z.string()),
  title: z.string(),
  tagline: z.string(),
  /** The answers that fit fields of this form, by their ids here. */
  answers: entryAnswersSchema,
});
export type Suggestion = z.output<typeof suggestionSchema>;

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
  /** Whether its entry's certificate can be downloaded: once the result is out, for the newest submission. */
  hasCertificate: z.boolean(),
  /** The exact text whose SHA-256 it is; for the team alone, otherwise null. */
  content: z.nullable(z.string()),
});
export type CheckedReceipt = z.output<typeof checkedReceiptSchema>;

export const inviteTokenSchema = idSchema;
