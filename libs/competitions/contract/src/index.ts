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
  ListedCompetition,
  Prize,
  TieRule,
  Vote,
  Winner,
} from './competition.schema';
export { entryFieldSchema, entryAnswersSchema, fileAnswerSchema } from './entry-form.schema';
export type {
  DraftField,
  EntryAnswers,
  EntryField,
  EntryProblem,
  FileAnswer,
} from './entry-form.schema';
export {
  checkedReceiptSchema,
  galleryEntrySchema,
  invitationSchema,
  ownEntrySchema,
  publicEntrySchema,
} from './entry.schema';
export type {
  CheckedReceipt,
  EntryDraft,
  EntryState,
  GalleryEntry,
  Invitation,
  OwnEntry,
  ProfileEntry,
  PublicEntry,
  Receipt,
  Suggestion,
  TeamMember,
} from './entry.schema';
export {
  competitionStatuses,
  entryOrders,
  listedStatuses,
  listCompetitions,
  readCompetition,
  readRound,
  listEntries,
  readEntry,
  listEntriesOfPerson,
  checkReceipt,
  followCompetition,
  unfollowCompetition,
} from './competition.calls';
export type { CompetitionStatus, EntryOrder, ListedStatus } from './competition.calls';
export {
  readOwnEntry,
  listSuggestions,
  saveEntry,
  submitEntry,
  withdrawEntry,
  readInvitation,
  acceptInvitation,
  renewInvitation,
  removeTeamMember,
} from './entry.calls';
export { readVote, castVote, withdrawVote, ownVoteSchema, voteRefusals } from './vote.calls';
export type { OwnVote } from './vote.calls';
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
  listDeskEntries,
  listHeldVotes,
  decideVotes,
} from './desk.calls';
export {
  competitionDraftSchema,
  completeDraftSchema,
  deskItemSchema,
  deskCompetitionSchema,
  draftProblemSchema,
} from './desk.schema';
export type {
  CompetitionDraft,
  CompleteDraft,
  DeadlineChange,
  DeskCompetition,
  DeskEntry,
  DeskItem,
  DeskJudge,
  DraftProblem,
  HeldVote,
} from './desk.schema';
export {
  judgingFixture,
  judgedEntryFixtures,
  pastCompetitionFixture,
  resultLineFixtures,
  ownResultFixture,
  competitionDraftFixture,
  deskItemFixture,
  deskCompetitionFixture,
  deskEntryFixture,
  heldVoteFixture,
} from './judging.fixtures';
export { COMPETITION_EVENT, ENTRY_EVENT } from './competition.event-names';
export { competitionEvent, entryEvent } from './competition.events';
export {
  competitionPeopleFixtures,
  competitionCardFixtures,
  competitionFixture,
  ownEntryFixture,
  galleryEntryFixtures,
  publicEntryFixture,
  profileEntryFixture,
  suggestionFixture,
  ownVoteFixture,
  invitationFixture,
  checkedReceiptFixture,
} from './competition.fixtures';
