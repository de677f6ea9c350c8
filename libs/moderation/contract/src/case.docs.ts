import { describeCall } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import {
  appeal,
  assignCase,
  decideAppeal,
  decideCase,
  listCases,
  listOwnDecisions,
  listOwnReports,
  noteCase,
  readCase,
  readCaseMessages,
  readTransparency,
  removeSpam,
  undoDecision,
} from './case.calls';
import {
  caseDetailFixture,
  caseFixture,
  decisionFixture,
  ownDecisionFixture,
  ownReportFixture,
  transparencyFixture,
} from './case.fixtures';

const caseParams = { id: caseFixture.id };
const { reason } = ownDecisionFixture;

/** What the API's documentation says about reports, cases, decisions and appeals. */
export const caseDocs: ContractDocs['calls'] = [
  describeCall(listOwnReports, {
    description:
      'Returns your reports with their state: `RECEIVED`, `REVIEWING` once a moderator works on it, then `ACTION_TAKEN` with the rule that was broken, or `NO_BREACH`.',
    input: { query: { limit: 20 } },
    output: { data: [ownReportFixture], nextSegment: null },
  }),
  describeCall(listOwnDecisions, {
    description:
      'Returns what moderators decided about your records and your account, with the rule and the reason, and until when you can appeal.',
    input: { query: { limit: 20 } },
    output: { data: [ownDecisionFixture], nextSegment: null },
  }),
  describeCall(appeal, {
    description:
      'Appeals a decision about you. A moderator who didn’t make the decision answers. Read-only accounts can appeal too.',
    input: { body: { decisionId: ownDecisionFixture.id, text: 'It was satire, and said so.' } },
    output: {
      ...ownDecisionFixture,
      appealBy: null,
      appeal: {
        at: '2026-01-06T08:00:00.000Z',
        text: 'It was satire, and said so.',
        state: 'OPEN',
        reason: null,
      },
    },
  }),
  describeCall(listCases, {
    description:
      'Returns the open cases: all reports of one record make one case, and each appeal makes one. `sort=weight` lists the most serious first, `sort=age` the oldest. Moderators only.',
    input: { query: { sort: 'weight', limit: 20 } },
    output: { data: [caseFixture], nextSegment: null },
  }),
  describeCall(readCase, {
    description:
      'Returns the record as it was when it was reported and as it is now, the reports with their reporters, notes, and earlier decisions about the author. Moderators only.',
    input: { params: caseParams },
    output: caseDetailFixture,
  }),
  describeCall(readCaseMessages, {
    description:
      'Returns a reported message with at most ten before and ten after it, as they were when it was reported. The audit log records who read them. Moderators only.',
    input: { params: caseParams },
    output: {
      messages: [
        {
          authorId: caseFixture.referenceId,
          authorName: 'Asha Rao',
          text: 'Pay me first.',
          at: caseFixture.at,
        },
      ],
    },
  }),
  describeCall(assignCase, {
    description: 'Takes a case or releases it. Reporters then read “Reviewing”. Moderators only.',
    input: { params: caseParams, body: { isMine: true } },
    output: caseDetailFixture,
  }),
  describeCall(noteCase, {
    description:
      'Adds a note to a case that other moderators read below its reports. Neither the author nor the reporters see it.',
    input: { params: caseParams, body: { text: 'The same text under three other names.' } },
    output: caseDetailFixture,
  }),
  describeCall(decideCase, {
    description:
      'Decides a case and carries it out at once. `REMOVE` hides the record and deletes it after the 30 days in which the author can appeal. `RESTRICT` makes the author’s account read-only for `days`. The author and the reporters are notified after ten seconds, in which the decision can be undone. Moderators only; a case about staff needs someone of a higher role.',
    input: { params: caseParams, body: { action: 'HIDE', rule: 'FRAUD', reason } },
    output: decisionFixture,
  }),
  describeCall(removeSpam, {
    description:
      'Removes the records of up to 50 cases as spam. Cases that can’t be decided are skipped and listed. Moderators only.',
    input: { body: { caseIds: [caseFixture.id], reason: 'Spam.' } },
    output: { decisions: [{ ...decisionFixture, action: 'REMOVE' }], skipped: [] },
  }),
  describeCall(undoDecision, {
    description:
      'Undoes your own decision within ten seconds, with all that it did; its case is open again. Moderators only.',
    input: { params: { id: decisionFixture.id } },
    output: caseFixture,
  }),
  describeCall(decideAppeal, {
    description:
      'Answers an appeal: the decision is upheld, or reversed with all that it did. The moderator who made the decision can’t answer. Moderators only.',
    input: { params: caseParams, body: { isReversed: true, reason: 'It was satire.' } },
    output: { caseId: caseFixture.id, isReversed: true },
  }),
  describeCall(readTransparency, {
    description:
      'Returns counts of the last 90 days, without names. They’re at most five minutes old.',
    output: transparencyFixture,
  }),
];

/** When calls about cases are refused. */
export const caseErrorDocs = {
  OWN_CASE: 'When the case is about you, your report or your decision.',
  STAFF_CASE: 'When the case is about a member of staff of your rank or above.',
  CASE_DECIDED: 'When another moderator was faster.',
  RECORD_GONE: 'When the record was deleted in the meantime.',
  ACTION_UNFIT: 'When the action isn’t possible with this record.',
  RULE_REQUIRED: 'When an action other than `NOTHING` names no rule.',
  DAYS_REQUIRED: 'When a restriction has no end.',
  TOO_LATE_TO_UNDO: 'When the people concerned have been notified.',
  APPEALED_ALREADY: 'When you’ve appealed this decision before.',
  TOO_LATE_TO_APPEAL: 'When the decision is more than 30 days old.',
} as const;
