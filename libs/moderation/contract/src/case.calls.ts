import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { moderationErrors } from './case.errors';
import {
  BULK_MAX,
  caseDetailSchema,
  caseMessageSchema,
  caseSchema,
  decisionSchema,
  guidelineRuleSchema,
  moderationActionSchema,
  ownDecisionSchema,
  ownReportSchema,
  RESTRICT_DAYS_MAX,
  transparencySchema,
} from './case.schema';

const params = z.strictObject({ id: idSchema });
const reason = textOf(textLimits.decisionReason);

export const listOwnReports = defineCall({
  id: 'moderation.listOwnReports',
  summary: 'Lists the viewer’s reports with how far each is, newest first',
  method: 'GET',
  version: 'v1',
  path: '/moderation/reports',
  query: z.strictObject({ ...segmentQuery }),
  access: 'member',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(ownReportSchema),
});

export const listOwnDecisions = defineCall({
  id: 'moderation.listOwnDecisions',
  summary: 'Lists what moderators decided about the viewer, newest first',
  method: 'GET',
  version: 'v1',
  path: '/moderation/decisions',
  query: z.strictObject({ ...segmentQuery }),
  access: 'member',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(ownDecisionSchema),
});

export const appeal = defineCall({
  id: 'moderation.appeal',
  summary: 'Appeals a decision about the viewer, once, within 30 days',
  method: 'POST',
  version: 'v1',
  path: '/moderation/appeal',
  body: z.strictObject({ decisionId: idSchema, text: textOf(textLimits.appeal) }),
  access: 'member',
  openToRestricted: true,
  limit: 'report',
  response: ownDecisionSchema,
  errors: [moderationErrors.APPEALED_ALREADY, moderationErrors.TOO_LATE_TO_APPEAL],
});

export const listCases = defineCall({
  id: 'moderation.listCases',
  summary: 'Lists open cases by weight or by age; for moderators',
  method: 'GET',
  version: 'v1',
  path: '/moderation/cases',
  query: z.strictObject({
    /** The gravest first, or the oldest first. */
    sort: z.optional(z.enum(['weight', 'age'])),
    /** Only those that the viewer works on, or that no one does. */
    assigned: z.optional(z.enum(['me', 'none'])),
    ...segmentQuery,
  }),
  access: 'member',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(caseSchema),
});

export const readCase = defineCall({
  id: 'moderation.readCase',
  summary: 'Returns a case with what moderators decide by; for moderators',
  method: 'GET',
  version: 'v1',
  path: '/moderation/case/{id}',
  params,
  access: 'member',
  limit: 'read',
  response: caseDetailSchema,
});

export const readCaseMessages = defineCall({
  id: 'moderation.readCaseMessages',
  summary: 'Returns a reported message and up to ten around it, and records that; for moderators',
  method: 'POST',
  version: 'v1',
  path: '/moderation/case/{id}/messages',
  params,
  access: 'member',
  limit: 'reaction',
  response: z.object({
    messages: z.array(caseMessageSchema),
  }),
  errors: [moderationErrors.OWN_CASE],
});

export const assignCase = defineCall({
  id: 'moderation.assignCase',
  summary: 'Takes a case, or releases it; for moderators',
  method: 'PATCH',
  version: 'v1',
  path: '/moderation/case/{id}',
  params,
  body: z.strictObject({ isMine: z.boolean() }),
  access: 'member',
  limit: 'reaction',
  response: caseDetailSchema,
  errors: [moderationErrors.CASE_DECIDED],
});

export const noteCase = defineCall({
  id: 'moderation.noteCase',
  summary: 'Adds a note for other moderators',
  method: 'POST',
  version: 'v1',
  path: '/moderation/case/{id}/note',
  params,
  body: z.strictObject({ text: textOf(textLimits.caseNote) }),
  access: 'member',
  limit: 'comment',
  response: caseDetailSchema,
});

/** What a moderator decides. */
export const decisionInput = z.strictObject({
  action: moderationActionSchema,
  /** The rule that was broken; for every action but `NOTHING`. */
  rule: z.optional(guidelineRuleSchema),
  /** What the author reads; moderators alone with `NOTHING`. */
  reason,
  /** How long a restriction lasts. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(RESTRICT_DAYS_MAX))),
});
export type DecisionInput = z.output<typeof decisionInput>;

const decisionErrors = [
  moderationErrors.OWN_CASE,
  moderationErrors.STAFF_CASE,
  moderationErrors.CASE_DECIDED,
  moderationErrors.RECORD_GONE,
  moderationErrors.ACTION_UNFIT,
  moderationErrors.RULE_REQUIRED,
  moderationErrors.DAYS_REQUIRED,
];

export const decideCase = defineCall({
  id: 'moderation.decideCase',
  summary: 'Decides a case; for moderators',
  method: 'POST',
  version: 'v1',
  path: '/moderation/case/{id}/decision',
  params,
  body: decisionInput,
  access: 'member',
  limit: 'reaction',
  response: decisionSchema,
  errors: decisionErrors,
});

export const removeSpam = defineCall({
  id: 'moderation.removeSpam',
  summary: 'Removes several records as spam; for moderators',
  method: 'POST',
  version: 'v1',
  path: '/moderation/cases/spam',
  body: z.strictObject({
    caseIds: z.array(idSchema).check(z.minLength(1), z.maxLength(BULK_MAX)),
    reason,
  }),
  access: 'member',
  limit: 'reaction',
  response: z.object({
    decisions: z.array(decisionSchema),
    /** Cases that were left as they are: decided already, gone, or not the viewer’s to decide. */
    skipped: z.array(idSchema),
  }),
});

export const undoDecision = defineCall({
  id: 'moderation.undoDecision',
  summary: 'Undoes a decision of the viewer within 10 seconds; for moderators',
  method: 'DELETE',
  version: 'v1',
  path: '/moderation/decision/{id}',
  params,
  access: 'member',
  limit: 'reaction',
  response: caseSchema,
  errors: [moderationErrors.TOO_LATE_TO_UNDO],
});

export const decideAppeal = defineCall({
  id: 'moderation.decideAppeal',
  summary: 'Upholds or reverses a decision after an appeal; for another moderator',
  method: 'POST',
  version: 'v1',
  path: '/moderation/case/{id}/appeal',
  params,
  body: z.strictObject({ isReversed: z.boolean(), reason }),
  access: 'member',
  limit: 'reaction',
  response: z.object({ caseId: idSchema, isReversed: z.boolean() }),
  errors: [
    moderationErrors.OWN_CASE,
    moderationErrors.STAFF_CASE,
    moderationErrors.CASE_DECIDED,
    moderationErrors.ACTION_UNFIT,
  ],
});

export const readTransparency = defineCall({
  id: 'moderation.readTransparency',
  summary: 'Counts reports, decisions and appeals of the last 90 days',
  method: 'GET',
  version: 'v1',
  path: '/moderation/transparency',
  access: 'guest',
  limit: 'read',
  response: transparencySchema,
});
