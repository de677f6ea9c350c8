export { canonicalJson } from './canonical-json';
export { draftProblemsOf } from './draft-problems';
export { checklistOf, problemsOf } from './entry-form';
export type {
  AnswerProblem,
  ChecklistItem,
  ChoiceField,
  EntryAnswers,
  FileAnswer,
  FileField,
  FormField,
  FormProblem,
  LinkField,
  NumberField,
  TextField,
  VideoField,
} from './entry-form';
export { linkOf, LONGEST_LINK, videoLinkOf } from './entry-links';
export {
  acceptsEntry,
  competitionPhases,
  isOrdered,
  misplacedMoment,
  nextMomentOf,
  phaseOf,
  UPLOAD_GRACE_MS,
} from './phases';
export type {
  CompetitionMoments,
  CompetitionPhase,
  EntryVerdict,
  MisplacedMoment,
  NextMoment,
} from './phases';
export { resultsOf, weightedScore } from './scoring';
export type { Criterion, EntryResult, Judging, RankedEntry, Score, TieRule } from './scoring';
export { suggestedAnswers } from './suggested-answers';
export { areCountsShown, FRESH_ACCOUNT_HOURS, voteRefusal } from './vote-visibility';
export type { CountMoments, VoteFacts, VoteRefusal } from './vote-visibility';
