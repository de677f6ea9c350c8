import {
  guidelineRules,
  heldReasons,
  idSchema,
  momentSchema,
  personSummarySchema,
  referenceTypeSchema,
  reportCategories,
} from '@upround/shared/domain';
import * as z from 'zod/mini';

/** What moderators do about a report. `RESTRICT` makes an account read-only for some days. */
export const moderationActions = [
  'NOTHING',
  'WARN',
  'HIDE',
  'REMOVE',
  'RESTRICT',
  'SUSPEND',
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** How long a decision can be undone, in seconds. */
export const UNDO_SECONDS = 10;
/** How long its author can appeal, in days. */
export const APPEAL_DAYS = 30;
/** The longest restriction, in days. */
export const RESTRICT_DAYS_MAX = 365;
/** The most cases that are decided together. */
export const BULK_MAX = 50;

export const guidelineRuleSchema = z.enum(guidelineRules);
export const reportCategorySchema = z.enum(reportCategories);
export const moderationActionSchema = z.enum(moderationActions);

/** How far a report is: it isn't read, someone reads it, and the two ways that it ends. */
export const reportStates = ['RECEIVED', 'REVIEWING', 'ACTION_TAKEN', 'NO_BREACH'] as const;

/** A record as moderators and the people concerned find it again. */
const recordFields = {
  referenceType: referenceTypeSchema,
  referenceId: idSchema,
};

/** A report as the person who made it follows it. */
export const ownReportSchema = z.object({
  id: idSchema,
  ...recordFields,
  /** The record's title or the beginning of its text when it was reported; empty where none is kept. */
  title: z.string(),
  category: reportCategorySchema,
  message: z.string(),
  at: momentSchema,
  state: z.enum(reportStates),
  /** The rule that was broken, once action was taken. */
  rule: z.nullable(guidelineRuleSchema),
  decidedAt: z.nullable(momentSchema),
});
export type OwnReport = z.output<typeof ownReportSchema>;

export const appealStates = ['OPEN', 'UPHELD', 'REVERSED'] as const;

/** What the person concerned may still do: appeal until a moment, or nothing. */
const appealSchema = z.object({
  at: momentSchema,
  text: z.string(),
  state: z.enum(appealStates),
  /** What the second moderator answered. */
  reason: z.nullable(z.string()),
});

/** A decision as the person whom it concerns reads it. */
export const ownDecisionSchema = z.object({
  id: idSchema,
  ...recordFields,
  title: z.string(),
  /** The beginning of what was decided on. */
  text: z.string(),
  action: moderationActionSchema,
  rule: guidelineRuleSchema,
  reason: z.string(),
  at: momentSchema,
  /** The end of a restriction. */
  until: z.nullable(momentSchema),
  /** The last moment to appeal; null after an appeal. */
  appealBy: z.nullable(momentSchema),
  appeal: z.nullable(appealSchema),
});
export type OwnDecision = z.output<typeof ownDecisionSchema>;

export const caseKinds = ['REPORTS', 'APPEAL', 'HELD'] as const;

/** A case in the queue: all reports of one record, the appeal against a decision, or a record that is held. */
export const caseSchema = z.object({
  id: idSchema,
  kind: z.enum(caseKinds),
  ...recordFields,
  title: z.string(),
  text: z.string(),
  author: z.nullable(personSummarySchema),
  reportCount: z.int(),
  /** The gravest category, and others, by weight. */
  categories: z.array(reportCategorySchema),
  /** Why a record is held; null for other cases. */
  heldReason: z.optional(z.nullable(z.enum(heldReasons))),
  weight: z.int(),
  /** When the first report or the appeal came, or since when it is held. */
  at: momentSchema,
  assignee: z.nullable(personSummarySchema),
  /** False for one's own record, report or first decision: someone else has to decide. */
  mine: z.boolean(),
});
export type ModerationCase = z.output<typeof caseSchema>;

const snapshotSchema = z.object({
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  path: z.nullable(z.string()),
  at: momentSchema,
});

const caseReportSchema = z.object({
  id: idSchema,
  reporter: z.nullable(personSummarySchema),
  category: reportCategorySchema,
  message: z.string(),
  at: momentSchema,
  /** How the person's earlier reports ended. */
  earlier: z.object({ actionTaken: z.int(), noBreach: z.int() }),
});

const caseNoteSchema = z.object({
  id: idSchema,
  author: z.nullable(personSummarySchema),
  text: z.string(),
  at: momentSchema,
});
export type CaseNote = z.output<typeof caseNoteSchema>;

/** A decision as moderators read it. */
export const pastDecisionSchema = z.object({
  id: idSchema,
  ...recordFields,
  action: moderationActionSchema,
  rule: z.nullable(guidelineRuleSchema),
  reason: z.string(),
  at: momentSchema,
  until: z.nullable(momentSchema),
  moderator: z.nullable(personSummarySchema),
  /** Whether an appeal reversed it. */
  isReversed: z.boolean(),
});
export type PastDecision = z.output<typeof pastDecisionSchema>;

/** A case with all that moderators decide by. */
export const caseDetailSchema = z.object({
  ...caseSchema.shape,
  state: z.enum(['OPEN', 'DECIDED']),
  /** The record as it was when it was reported first; null where it isn't kept. */
  snapshot: z.nullable(snapshotSchema),
  /** The record as it is now; null where it's gone. */
  current: z.nullable(snapshotSchema),
  /** What can be done: `HIDE` and `REMOVE` only where the record allows it. */
  actions: z.array(moderationActionSchema),
  /** Whether the messages around it can be read, which the audit log records. */
  hasMessages: z.boolean(),
  reports: z.array(caseReportSchema),
  notes: z.array(caseNoteSchema),
  /** Earlier decisions about the author, newest first. */
  history: z.array(pastDecisionSchema),
  /** Of an appeal: what it is against and what the author says. */
  appeal: z.nullable(z.object({ text: z.string(), decision: pastDecisionSchema })),
});
export type CaseDetail = z.output<typeof caseDetailSchema>;

/** What was decided, as the moderator who decided gets it. */
export const decisionSchema = z.object({
  id: idSchema,
  caseId: idSchema,
  action: moderationActionSchema,
  /** Until then it can be undone. */
  undoUntil: momentSchema,
});
export type Decision = z.output<typeof decisionSchema>;

export const actionCountSchema = z.object({ action: moderationActionSchema, count: z.int() });
export type ActionCount = z.output<typeof actionCountSchema>;
export const guidelineCountSchema = z.object({ rule: guidelineRuleSchema, count: z.int() });
export type GuidelineCount = z.output<typeof guidelineCountSchema>;

/** What anyone may know of the work of moderators: counts without names. */
export const transparencySchema = z.object({
  /** Counted from here on. */
  since: momentSchema,
  reports: z.int(),
  /** Cases that are open now. */
  open: z.int(),
  actions: z.array(actionCountSchema),
  rules: z.array(guidelineCountSchema),
  appeals: z.object({ open: z.int(), upheld: z.int(), reversed: z.int() }),
  /** The median time from the first report to the decision, in minutes; null without decisions. */
  medianMinutes: z.nullable(z.int()),
});
export type Transparency = z.output<typeof transparencySchema>;

/** A message around a reported one. */
export const caseMessageSchema = z.object({
  authorId: idSchema,
  /** Empty for a deleted account. */
  authorName: z.string(),
  text: z.string(),
  at: momentSchema,
});
export type CaseMessage = z.output<typeof caseMessageSchema>;
