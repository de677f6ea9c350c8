export type { FoundCompetition } from './found-competition';
export { competitionsDocs } from './competition.docs';
export { competitionLimits } from './competition-limits';
export { competitionErrors } from './competition.errors';
export {
  competitionKinds,
  competitionPhases,
  competitionSeries,
  competitionCardSchema,
  competitionSchema,
  tieRules,
} from './competition.schema';
export type {
  Competition,
  CompetitionCard,
  CompetitionChange,
  CompetitionKind,
  CompetitionPhase,
  CompetitionSeries,
  Criterion,
  Prize,
  TieRule,
} from './competition.schema';
export { entryFieldSchema, entryAnswersSchema } from './entry-form.schema';
export type { EntryAnswers, EntryField, EntryProblem } from './entry-form.schema';
export {
  checkedReceiptSchema,
  galleryEntrySchema,
  invitationSchema,
  ownEntrySchema,
} from './entry.schema';
export type {
  CheckedReceipt,
  EntryDraft,
  EntryState,
  GalleryEntry,
  Invitation,
  OwnEntry,
  Receipt,
  TeamMember,
} from './entry.schema';
export {
  competitionStatuses,
  listCompetitions,
  readCompetition,
  readRound,
  listEntries,
  checkReceipt,
  followCompetition,
  unfollowCompetition,
} from './competition.calls';
export type { CompetitionStatus } from './competition.calls';
export {
  readOwnEntry,
  saveEntry,
  submitEntry,
  withdrawEntry,
  readInvitation,
  acceptInvitation,
  renewInvitation,
  removeTeamMember,
} from './entry.calls';
export {
  readJudging,
  answerJudging,
  listJudgedEntries,
  scoreEntry,
  listResults,
  readOwnResult,
} from './judging.calls';
export {
  judgeStates,
  judgingSchema,
  judgedEntrySchema,
  resultLineSchema,
  ownResultSchema,
} from './judging.schema';
export type {
  JudgeState,
  JudgedEntry,
  Judging,
  OwnResult,
  Points,
  ResultLine,
  ScoreDraft,
} from './judging.schema';
export {
  listDesk,
  readDesk,
  createCompetition,
  editCompetition,
  announceCompetition,
  moveDeadline,
  publishRules,
  inviteJudge,
  removeJudge,
  publishResult,
} from './desk.calls';
export { competitionDraftSchema, deskItemSchema, deskCompetitionSchema } from './desk.schema';
export type {
  CompetitionDraft,
  DeadlineChange,
  DeskCompetition,
  DeskItem,
  DeskJudge,
} from './desk.schema';
export {
  judgingFixture,
  judgedEntryFixtures,
  resultLineFixtures,
  ownResultFixture,
  competitionDraftFixture,
  deskItemFixture,
  deskCompetitionFixture,
} from './judging.fixtures';
export { COMPETITION_EVENT, ENTRY_EVENT } from './competition.event-names';
export { competitionEvent, entryEvent } from './competition.events';
export {
  competitionPeopleFixtures,
  competitionCardFixtures,
  competitionFixture,
  ownEntryFixture,
  galleryEntryFixtures,
  invitationFixture,
  checkedReceiptFixture,
} from './competition.fixtures';
