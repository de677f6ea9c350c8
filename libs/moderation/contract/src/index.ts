export { decideApproval, listApprovals } from './approvals/approval.calls';
export { approvalErrors } from './approvals/approval.errors';
export { approvalFixtures, approvalKindFixtures } from './approvals/approval.fixtures';
export {
  approvalDecisionSchema,
  approvalLimits,
  approvalSchema,
} from './approvals/approval.schema';
export type { Approval, ApprovalDecision, ApprovalSourceText } from './approvals/approval.schema';
export { exportAudit, listAudit } from './audit.calls';
export { AUDIT_FILE_MAX, auditEntrySchema, auditFiltersSchema, auditSources } from './audit.schema';
export type { AuditEntry, AuditFilters } from './audit.schema';
export {
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
export type { DecisionInput } from './case.calls';
export { moderationErrors } from './case.errors';
export {
  caseDetailFixture,
  caseFixture,
  decisionFixture,
  ownDecisionFixture,
  ownReportFixture,
  transparencyFixture,
} from './case.fixtures';
export {
  APPEAL_DAYS,
  BULK_MAX,
  caseDetailSchema,
  caseSchema,
  moderationActions,
  ownDecisionSchema,
  ownReportSchema,
  RESTRICT_DAYS_MAX,
  transparencySchema,
  UNDO_SECONDS,
} from './case.schema';
export type {
  ActionCount,
  CaseDetail,
  CaseMessage,
  CaseNote,
  Decision,
  GuidelineCount,
  ModerationAction,
  ModerationCase,
  OwnDecision,
  OwnReport,
  PastDecision,
  Transparency,
} from './case.schema';
export { moderationDocs } from './moderation.docs';
export {
  listMoneyProblems,
  listStaffPayments,
  readStaffPayment,
  refundPayment,
  solveMoneyProblem,
} from './money/money.calls';
export { moneyErrors } from './money/money.errors';
export {
  moneyProblemFixtures,
  staffPaymentDetailsFixture,
  staffPaymentFixtures,
} from './money/money.fixtures';
export { moneyLimits, moneyStates } from './money/money.schema';
export type {
  MoneyProblem,
  MoneyState,
  StaffPayment,
  StaffPaymentDetails,
} from './money/money.schema';
export { auditFixtures } from './moderation.fixtures';
export {
  changeSwitch,
  dropTasks,
  listFailedTasks,
  listSwitches,
  readHealth,
  retryTasks,
} from './operations/operations.calls';
export {
  FAILED_TASKS_MAX,
  partStates,
  SWITCH_REASON_MAX,
  TASK_CHANGES_MAX,
} from './operations/operations.schema';
export type {
  BacklogSample,
  ChosenTasks,
  FailedTasks,
  Health,
  ListedTask,
  PartState,
  SwitchState,
} from './operations/operations.schema';
export {
  failedTasksFixture,
  healthFixture,
  switchesFixture,
} from './operations/operations.fixtures';
export {
  changeRole,
  decideAdminRequest,
  endGift,
  endMemberSessions,
  findMemberByEmail,
  giveMembership,
  listAdminRequests,
  listMembers,
  readMember,
} from './people.calls';
export { peopleErrors } from './people.errors';
export { adminRequestFixtures, memberDetailsFixture, memberFixtures } from './people.fixtures';
export {
  ADMIN_REQUEST_DAYS,
  adminRequestSchema,
  giftSchema,
  memberDetailsSchema,
  memberEmailSchema,
  memberSchema,
  peopleLimits,
  staffRoles,
} from './people.schema';
export type {
  AdminRequest,
  Gift,
  Member,
  MemberDetails,
  MemberSession,
  StaffRole,
} from './people.schema';
