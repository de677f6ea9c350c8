import type { Database } from '@upround/shared/db';
import type { ApiModule } from '@upround/shared/server-kit';
import { sql } from 'kysely';
import { demoInvitation } from './demo-invitation.fixtures';
import { demoStatement } from './demo-statement.fixtures';
import { enteredCompetitions } from './entered-competitions.fixtures';
import { listedMentors } from './listed-mentors.fixtures';

/** Which of the demo's accounts makes a call. */
export type DemoViewer = 'founder' | 'investor' | 'recruiter' | 'candidate' | 'admin';

/** How a call that reads is made on the demo community. */
export interface ReadingInput {
  as?: DemoViewer | undefined;
  /** Fills the names in the path, one or several. */
  id?: string | readonly string[] | undefined;
  query?: Record<string, string> | undefined;
}

interface Records {
  person: string;
  post: string;
  pod: string;
  idea: string;
  story: string;
  source: string;
  job: string;
  company: string;
  article: string;
  essay: string;
  founder: string;
  recruiter: string;
  conversation: string;
  candidate: string;
  hiring: string;
  application: string;
  payment: string;
  case: string;
}

async function records(db: Database): Promise<Records> {
  const account = (name: string) =>
    sql`(select user_id from accounts where email = ${`${name}@upround.test`})`;
  const { rows } = await sql<Records>`select
    (select slug from people order by follower_count desc limit 1) as person,
    (select slug from posts where state = 'ACTIVE' limit 1) as post,
    (select slug from pods order by member_count desc limit 1) as pod,
    (select slug from ideas limit 1) as idea,
    (select slug from news_stories limit 1) as story,
    (select slug from news_sources limit 1) as source,
    (select slug from jobs where state = 'OPEN' limit 1) as job,
    (select slug from companies where logo_key is not null limit 1) as company,
    (select slug from editorials where kind = 'ARTICLE' limit 1) as article,
    (select slug from editorials where kind = 'ESSAY' limit 1) as essay,
    ${account('founder')} as founder,
    ${account('recruiter')} as recruiter,
    ${account('candidate')} as candidate,
    (select conversation_id from conversation_members where user_id = ${account('founder')} limit 1) as conversation,
    (select a.job_id from job_applications a join jobs j on j.id = a.job_id
      where j.creator_id = ${account('recruiter')} limit 1) as hiring,
    (select a.id from job_applications a join jobs j on j.id = a.job_id
      where j.creator_id = ${account('recruiter')} limit 1) as application,
    (select id from payments where user_id = ${account('candidate')} limit 1) as payment,
    (select id from moderation_cases where state = 'OPEN' limit 1) as case`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('There is no demo community.');
  return found;
}

/** Inputs of calls that read a record of the demo; others are asked as their examples are. */
export async function readingInputs(db: Database): Promise<Record<string, ReadingInput>> {
  const known = await records(db);
  const { conversation: conversationId } = known;
  const { mentor, mentorUser, session } = await listedMentors(db);
  const { entered, invite, closed, receipt, judged, listed, entrant, voted } =
    await enteredCompetitions(db);
  return {
    'account.readSession': { as: 'admin' },
    'ambassador.readAmbassador': { query: { slug: 'kabir-anand' } },
    'ambassador.checkInvite': { id: await demoInvitation(db) },
    'ambassador.readCreatorStatement': {
      as: 'founder',
      id: await demoStatement(db, known.founder),
    },
    'analytics.readViewReport': { as: 'admin', query: { days: '7' } },
    'moderation.listApprovals': { as: 'admin' },
    'moderation.listCases': { as: 'admin' },
    'moderation.readCase': { as: 'admin', id: known.case },
    'moderation.listOwnReports': { as: 'founder' },
    'moderation.listOwnDecisions': { as: 'founder' },
    'moderation.listAudit': { as: 'admin', query: { action: 'account.' } },
    'moderation.listSwitches': { as: 'admin' },
    'moderation.listStaffPayments': { as: 'admin' },
    'moderation.readStaffPayment': { as: 'admin', id: known.payment },
    'moderation.listMoneyProblems': { as: 'admin' },
    'moderation.listMembers': { as: 'admin', query: { query: 'a' } },
    'moderation.readMember': { as: 'admin', id: known.person },
    'moderation.listAdminRequests': { as: 'admin' },
    'competitions.readRound': { id: 'pre-a-funding' },
    'competitions.readOwnEntry': { as: 'founder', id: entered },
    'competitions.readInvitation': { as: 'investor', id: [entered, invite] },
    'competitions.readJudging': { as: 'investor', id: judged },
    'competitions.listJudgedEntries': { as: 'investor', id: judged },
    'competitions.readOwnResult': { as: 'founder', id: entered },
    'competitions.listEntries': { id: closed },
    'competitions.readEntry': { id: [closed, listed] },
    'competitions.listEntriesOfPerson': { query: { userId: entrant } },
    'competitions.listSuggestions': { as: 'founder', id: entered },
    'competitions.readVote': { as: 'candidate', id: voted },
    'competitions.listResults': { id: closed },
    'competitions.listDesk': { as: 'admin' },
    'competitions.readDesk': { as: 'admin', id: closed },
    'competitions.listDeskEntries': { as: 'admin', id: closed },
    'competitions.listHeldVotes': { as: 'admin', id: voted },
    'competitions.checkReceipt': { id: [closed, receipt] },
    'feed.readIdea': { id: known.idea },
    'feed.readPod': { id: known.pod },
    'feed.readPost': { id: known.post },
    'jobs.listApplicants': { as: 'recruiter', query: { type: 'JOB', id: known.hiring } },
    'jobs.listAppliedJobs': { as: 'candidate', query: { applied: 'true' } },
    'jobs.listSavedSearches': { as: 'candidate' },
    'jobs.readApplicantNote': { as: 'recruiter', id: known.application },
    'jobs.readApplication': { as: 'recruiter', id: known.application },
    'jobs.listJobsByCompany': { query: { company: known.company } },
    'jobs.readCompany': { id: known.company },
    'jobs.readJob': { id: known.job },
    'mentor.readMentor': { id: mentor },
    'mentor.readMentorByUser': { query: { userId: mentorUser } },
    'mentor.readBooking': { as: 'founder', id: session },
    'messaging.catchUpMessages': { as: 'founder', query: { conversationId, after: '0' } },
    'messaging.listMessages': { as: 'founder', query: { conversationId } },
    'messaging.readConversation': { as: 'founder', id: conversationId },
    'messaging.searchMessages': { as: 'founder', query: { conversationId, query: 'the' } },
    'news.readArticle': { id: known.article },
    'news.readEssay': { id: known.essay },
    'news.readSource': { id: known.source },
    'news.readStory': { id: known.story },
    'premium.readMembership': { as: 'candidate' },
    'premium.listPayments': { as: 'candidate' },
    'premium.readPaymentStatus': { as: 'candidate', id: known.payment },
    'premium.verifyVpa': { as: 'candidate', query: { vpa: 'success@upi' } },
    'profile.readProfile': { id: known.person },
    'trackers.exportTrackers': { as: 'investor', query: { type: 'GRANT' } },
    'uploads.listUploads': { as: 'candidate', query: { purpose: 'RESUME' } },
  };
}

/** Calls that answer only with a service that the demo does not have. */
export const needServices: readonly string[] = [
  'account.readRealtimeToken',
  'moderation.listFailedTasks',
  'moderation.readHealth',
  'search.fetchMeta',
];

/** The slug of a record that a module lists for sitemaps, by the ids of the module's calls. */
export async function listedRecords(
  db: Database,
  modules: readonly ApiModule[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>();
  for (const { calls, contributes } of modules) {
    const listing = contributes?.pages?.find(({ records }) => records !== undefined);
    const [record] = (await listing?.records?.execute(db))?.rows ?? [];
    if (record !== undefined) for (const { call } of calls) slugs.set(call.id, record.slug);
  }
  return slugs;
}
