import type { SqlMigration } from '../migration';
import { people } from './0001-people';
import { requests } from './0002-requests';
import { social } from './0003-social';
import { feed } from './0004-feed';
import { memberChanges } from './0006-member-changes';
import { auditOnlyGrows } from './0007-audit-only-grows';
import { siteFeedback } from './0010-site-feedback';
import { keysMadeLast } from './0011-keys-made-last';
import { analytics } from './0012-analytics';
import { messaging } from './0013-messaging';
import { notifications } from './0014-notifications';
import { profile } from './0015-profile';
import { profileLinks } from './0016-profile-links';
import { messageNews } from './0017-message-news';
import { whatWasTold } from './0018-what-was-told';
import { news } from './0019-news';
import { entitlements } from './0020-entitlements';
import { ideas } from './0021-ideas';
import { quizzes } from './0022-quizzes';
import { linkPreviews } from './0023-link-previews';
import { search } from './0024-search';
import { newsTold } from './0026-news-told';
import { uploads } from './0027-uploads';
import { jobs } from './0028-jobs';
import { jobsTold } from './0029-jobs-told';
import { jobFacets } from './0030-job-facets';
import { jobsSearched } from './0031-jobs-searched';
import { nameParts } from './0032-name-parts';
import { devicesOfPeople } from './0033-devices-of-people';
import { emailChanges } from './0034-email-changes';
import { premiumInterest } from './0035-premium-interest';
import { wordsInParts } from './0036-words-in-parts';
import { editorialsVersion } from './0037-editorials-version';
import { companies } from './0038-companies';
import { rejectionMessage } from './0039-rejection-message';
import { jobsBestPaid } from './0040-jobs-best-paid';
import { offerReplies } from './0041-offer-replies';
import { pausedJobs } from './0042-paused-jobs';
import { deletedAccount } from './0043-deleted-account';
import { payments } from './0044-payments';
import { planWorth } from './0045-plan-worth';
import { trackers } from './0046-trackers';
import { calculators } from './0047-calculators';
import { auditNetwork } from './0048-audit-network';
import { moderationCases } from './0049-moderation-cases';
import { adminRequests } from './0050-admin-requests';
import { switches } from './0051-switches';
import { moderatedJobs } from './0052-moderated-jobs';
import { held } from './0053-held';
import { moderatedDirectly } from './0054-moderated-directly';
import { paymentsByState } from './0055-payments-by-state';
import { mentors } from './0056-mentors';
import { mentorBookmarks } from './0057-mentor-bookmarks';
import { competitionTables } from './0058-competitions';
import { competitionVotes } from './0059-competition-votes';
import { competitionDrafts } from './0060-competition-drafts';
import { ambassadorTables } from './0061-ambassadors';
import { creatorTables } from './0062-creators';
import { searchInserts } from './0063-search-inserts';
import { hiddenReadMarks } from './0064-hidden-read-marks';
import { searchMarks } from './0065-search-marks';

/** The whole history of the schema, in order. */
export const migrations: readonly SqlMigration[] = [
  people,
  requests,
  social,
  feed,
  memberChanges,
  auditOnlyGrows,
  siteFeedback,
  keysMadeLast,
  analytics,
  messaging,
  notifications,
  profile,
  profileLinks,
  messageNews,
  whatWasTold,
  news,
  entitlements,
  ideas,
  quizzes,
  linkPreviews,
  search,
  newsTold,
  uploads,
  jobs,
  jobsTold,
  jobFacets,
  jobsSearched,
  nameParts,
  devicesOfPeople,
  emailChanges,
  premiumInterest,
  wordsInParts,
  editorialsVersion,
  companies,
  rejectionMessage,
  jobsBestPaid,
  offerReplies,
  pausedJobs,
  deletedAccount,
  payments,
  planWorth,
  trackers,
  calculators,
  auditNetwork,
  moderationCases,
  adminRequests,
  switches,
  moderatedJobs,
  held,
  moderatedDirectly,
  paymentsByState,
  mentors,
  mentorBookmarks,
  competitionTables,
  competitionVotes,
  competitionDrafts,
  ambassadorTables,
  creatorTables,
  searchInserts,
  hiddenReadMarks,
  searchMarks,
];
