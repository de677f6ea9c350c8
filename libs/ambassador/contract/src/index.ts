export { ambassadorDocs } from './ambassador.docs';
export { ambassadorErrors } from './ambassador.errors';
export { ambassadorLimits } from './ambassador-limits';
export { ambassadorStates, incentiveKinds, referralOutcomes, rewardIds } from './ambassador.schema';
export type {
  Ambassador,
  AmbassadorState,
  BoardRow,
  CheckedInvite,
  Funnel,
  FunnelDay,
  IncentiveKind,
  Invite,
  LedgerLine,
  OwnAmbassador,
  OwnReward,
  Programme,
  Referral,
  RewardId,
  Season,
} from './ambassador.schema';
export {
  ALL_TIME,
  checkInvite,
  listAmbassadors,
  readAmbassador,
  readProgramme,
  register,
} from './ambassador.calls';
export {
  appealLine,
  changeOwnAmbassador,
  claimReward,
  createInvite,
  leaveProgramme,
  listInvites,
  listLedger,
  readOwnAmbassador,
  withdrawInvite,
} from './own-ambassador.calls';
export { openReferralLink, readReferral, saveReferral } from './referral.calls';
export { AMBASSADOR_EVENT } from './ambassador.event-names';
export { ambassadorEvent } from './ambassador.events';
export {
  ambassadorFixture,
  ambassadorPeopleFixtures,
  boardFixtures,
  checkedInviteFixture,
  inviteFixture,
  ledgerFixtures,
  ownAmbassadorFixture,
  programmeFixture,
  referralFixture,
  seasonFixture,
} from './ambassador.fixtures';
export { creatorErrors, creatorLimits } from './creator.errors';
export { creatorNeeds, creatorStates } from './creator.schema';
export type {
  CreatorApplication,
  CreatorMonth,
  CreatorNeed,
  CreatorProgramme,
  CreatorProgress,
  CreatorState,
  CreatorStatement,
  OwnCreator,
} from './creator.schema';
export {
  applyAsCreator,
  changeCreator,
  leaveCreators,
  readCreatorProgramme,
  readCreatorStatement,
  readOwnCreator,
  recordRead,
} from './creator.calls';
export {
  creatorMonthFixture,
  creatorProgrammeFixture,
  creatorStatementFixture,
  ownCreatorFixture,
} from './creator.fixtures';
