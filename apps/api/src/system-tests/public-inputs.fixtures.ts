import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';
import { ambassadorInputs } from './ambassador-inputs.fixtures';
import { enteredCompetitions, type EnteredCompetition } from './entered-competitions.fixtures';
import { listedMentors, type ListedMentor } from './listed-mentors.fixtures';

/** Records of the demo community that public lists are asked about. */
export interface Known extends ListedMentor, EnteredCompetition {
  person: string;
  post: string;
  pod: string;
  idea: string;
  story: string;
  sources: string;
  comment: string;
  job: string;
  company: string;
  funders: string;
}

/** What a call is asked with: as people do, and so that it costs the most. */
export interface PublicInput {
  /** Fills `{id}`, `{slug}` and the like in the path. */
  id?: string;
  cheap: Record<string, string>;
  dear: readonly Record<string, string>[];
  /** Rows that it may read besides. */
  rows?: number;
}

const most = '50';
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
/** As long as a query can be, in ways that make the most of it. */
const texts = [
  letters.join(' ').padEnd(200, ' a b c d e').slice(0, 200),
  letters.join('-').padEnd(200, '-a-b-c').slice(0, 200),
  letters.join('/').slice(0, 198),
  `"${letters.join(' ')}" "the founder of a company" "in the" "of the"`,
  letters.map((letter) => `-${letter}`).join(' '),
  'the of and to in is that for with on as at by from it an be this are or pricing hiring',
  'prcing foundr investr',
  'prcing foundr investr markt custmer enginer produkt startp',
  'pric foun inve mark cust engi prod star the of and to a b',
  'from:a from:b from:c from:d tag:a tag:b has:image has:link type:post type:news type:user a b c d',
];
const words = texts.map((query) => ({ query }));

const paged = (fixed: Record<string, string> = {}): PublicInput => ({
  cheap: fixed,
  dear: [{ ...fixed, limit: most }],
});

/** The first ids of each kind of record, those with most beside them. */
export async function knownRecords(db: Database): Promise<Known> {
  const mentors = await listedMentors(db);
  const competitions = await enteredCompetitions(db);
  const { rows } = await sql<Omit<Known, keyof (ListedMentor & EnteredCompetition)>>`select
    (select id from people order by follower_count desc limit 1) as person,
    (select reference_id from comments where reference_type = 'POST' group by reference_id order by count(*) desc limit 1) as post,
    (select id from pods order by member_count desc limit 1) as pod,
    (select id from ideas limit 1) as idea,
    (select id from news_stories limit 1) as story,
    (select string_agg(id::text, ',') from (select id from news_sources limit 50) s) as sources,
    (select id from comments order by reply_count desc limit 1) as comment,
    (select id from jobs where state = 'OPEN' limit 1) as job,
    (select c.slug from companies c join jobs j on j.company_id = c.id where j.state = 'OPEN'
      group by c.slug order by count(*) desc limit 1) as company,
    (select string_agg(slug, ',') from (select slug from tracker_records limit 4) t) as funders`.execute(
    db,
  );
  const [known] = rows;
  if (known === undefined) throw new Error('There is no demo community.');
  return { ...known, ...mentors, ...competitions };
}

/** An input for each call that lists or searches and needs no session. */
export function publicInputs(known: Known): Record<string, PublicInput> {
  const board = {
    tag: 'founder,design,go,rust,sales,hiring,pricing,python,data,product,legal,finance',
    location: 'pune,bengaluru,delhi,mumbai,berlin,london,paris,oslo,chennai,kochi,jaipur,surat',
    workplace: 'REMOTE,ONSITE,HYBRID',
    type: 'FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP',
    experience: 'ENTRY,JUNIOR,MID,SENIOR,LEAD',
    stage: 'BOOTSTRAPPED,PRE_SEED,SEED,SERIES_A,SERIES_B,GROWTH',
  };
  const funding = {
    type: 'VENTURE_CAPITAL',
    country: 'IN,US,GB,DE,FR,SG,NL,SE,CH,IL',
    region: 'INDIA,ASIA,UK,EUROPE,NORTH_AMERICA,GLOBAL',
    stage: 'IDEA,PRE_SEED,SEED,SERIES_A,SERIES_B,GROWTH',
    sector: 'AI,CLIMATE,CONSUMER,DEEP_TECH,EDUCATION,FINTECH,HEALTH,SAAS',
    instrument: 'GRANT,EQUITY,SAFE,CONVERTIBLE,DEBT,MIXED',
    schedule: 'ROLLING,RECURRING,DATED,CLOSED',
    amount: '100000000',
  };
  const mentoring = {
    stage: 'IDEA,PRE_SEED,SEED,SERIES_A,GROWTH',
    need: 'FUNDRAISING,PRODUCT,GO_TO_MARKET,HIRING,FINANCE,LEGAL,TECHNOLOGY,SALES,WINDING_DOWN',
    language: 'en,hi,ta,te,mr,bn,gu,kn,ml,pa,de,fr',
    maxPrice: '50000000',
    when: 'THIS_MONTH',
  };
  const mentorInputs = [{}, ...words, mentoring, { ...mentoring, ...words[0] }];
  const slotsOf = (days: number) => ({
    service: known.service,
    from: new Date().toISOString(),
    to: new Date(Date.now() + days * 86_400_000).toISOString(),
  });
  const fundingInputs = ['VENTURE_CAPITAL', 'GRANT', 'ACCELERATOR', 'ANGEL'].flatMap((type) => [
    { type },
    { ...funding, type },
    ...words.map((one) => ({ ...one, type })),
  ]);
  const boardInputs = [...words, board, { ...board, ...words[0], salary: '1', posted: '30' }];
  return {
    'analytics.readRemoteConfig': { id: 'a', cheap: {}, dear: [{}] },
    'premium.listPlans': { cheap: {}, dear: [{}] },
    'feed.listIdeas': {
      cheap: {},
      dear: ['wanted', 'trending', 'newest'].map((sort) => ({ sort, limit: most })),
    },
    'feed.listIdeasByUser': paged({ userId: known.person }),
    'feed.listRelatedIdeas': {
      cheap: { referenceId: known.idea },
      dear: ['related', 'trending', 'random'].flatMap((filter) =>
        [known.idea, known.post].map((referenceId) => ({ referenceId, filter, limit: most })),
      ),
    },
    'feed.listPods': paged(),
    'feed.readFeed': {
      cheap: { filter: 'latest' },
      dear: ['latest', 'trending'].map((filter) => ({ filter, limit: most })),
    },
    'feed.listPodPostsByUser': paged({ type: 'POD', userId: known.person }),
    'feed.readPostByQuery': {
      cheap: { id: known.post, type: 'POST' },
      dear: [{ id: known.post, type: 'POST' }],
    },
    'feed.listPodPosts': {
      cheap: { filter: 'latest', type: 'POD', id: known.pod },
      dear: ['latest', 'trending'].map((filter) => ({
        filter,
        type: 'POD',
        id: known.pod,
        limit: most,
      })),
    },
    'feed.listPostsByUser': paged({ type: 'POST', userId: known.person }),
    'feed.listQuizPolls': {
      cheap: { tab: 'all' },
      dear: ['all', 'polls', 'quizzes'].map((tab) => ({ tab, limit: most })),
    },
    'jobs.listJobs': {
      cheap: { query: 'founder' },
      dear: boardInputs.flatMap((one) => [
        { ...one, limit: most },
        { ...one, limit: most, sort: 'salary' },
      ]),
    },
    'jobs.listCompanies': {
      cheap: { query: 'tally' },
      dear: ['a', 's', 't'].map((query) => ({ query })),
    },
    'jobs.listJobsByCompany': paged({ company: known.company }),
    'jobs.readCompany': { id: known.company, cheap: {}, dear: [{}] },
    'jobs.listJobsByUser': paged({ userId: known.person }),
    'jobs.listSimilarJobs': { id: known.job, cheap: {}, dear: [{}] },
    'jobs.readJobFacets': { cheap: { query: 'founder' }, dear: boardInputs },
    ...ambassadorInputs(most),
    'competitions.listCompetitions': {
      cheap: {},
      dear: ['OPEN', 'COMING', 'JUDGING', 'PAST', 'ALL'].flatMap(
        (status): Record<string, string>[] => [
          { status, limit: most },
          { status, limit: most, kind: 'CAMPAIGN', series: 'pre-a-funding', mine: 'true' },
        ],
      ),
    },
    'competitions.listEntries': {
      id: known.voted,
      cheap: {},
      dear: ['RANDOM', 'VOTES', 'SUBMITTED'].map((order) => ({ order, seed: 'a', limit: most })),
    },
    'competitions.listEntriesOfPerson': {
      cheap: { userId: known.entrant },
      dear: [{ userId: known.entrant }],
    },
    'competitions.listResults': { ...paged(), id: known.closed },
    'mentor.listMentors': {
      cheap: { query: 'founder' },
      dear: mentorInputs.flatMap((one) =>
        ['best', 'soonest', 'price', 'rating'].map((sort) => ({ ...one, sort, limit: most })),
      ),
    },
    'mentor.readMentorFacets': { cheap: { query: 'founder' }, dear: mentorInputs },
    'mentor.readMentorByUser': {
      cheap: { userId: known.mentorUser },
      dear: [{ userId: known.mentorUser }],
    },
    'mentor.listSlots': {
      id: known.mentor,
      cheap: slotsOf(7),
      dear: [slotsOf(62), { ...slotsOf(62), limit: '500' }],
    },
    'mentor.listMentorReviews': { ...paged(), id: known.mentor },
    'mentor.matchMentors': {
      cheap: {},
      dear: [
        { language: 'ta' },
        { stage: 'SEED', need: 'SALES', language: 'en', budget: '300000', when: 'THIS_MONTH' },
      ],
    },
    'news.listArticles': paged(),
    'news.listEssays': paged(),
    'news.listSources': paged(),
    'news.listStories': {
      cheap: {},
      dear: [
        { limit: most, sort: 'oldest' },
        { limit: most, language: 'en', from: '2026-01-01T00:00:00.000Z' },
      ],
    },
    'news.listStoriesOfSources': {
      cheap: { sourceIds: known.sources.split(',')[0] ?? '' },
      dear: [{ sourceIds: known.sources, limit: most }],
    },
    'search.search': {
      // Up to three unknown words are compared with every word in the index.
      rows: 12_000,
      cheap: { query: 'founder' },
      dear: words.map((one) => ({ ...one, limit: most })),
    },
    'search.top': {
      cheap: { type: 'POST', query: 'founder' },
      dear: ['POST', 'NEWS', 'USER'].flatMap((type) => [
        { type },
        ...words.map((one) => ({ ...one, type })),
      ]),
    },
    'search.explore': {
      cheap: { type: 'IDEA', filter: 'trending', query: 'founder' },
      dear: ['trending', 'random'].flatMap((filter) =>
        [{}, ...words].map((one) => ({ ...one, type: 'IDEA', filter, limit: most })),
      ),
    },
    'search.listRecommendations': {
      cheap: { type: 'POST', id: known.post },
      dear: [
        { type: 'POST', id: known.post },
        { type: 'NEWS', id: known.story },
      ],
    },
    'search.listSuggestions': {
      cheap: { query: 'fou' },
      dear: [{ query: 'a' }, { query: '@a' }, ...words],
    },
    'search.listAllFilters': { cheap: {}, dear: [{}] },
    'search.listFilters': {
      cheap: { type: 'JOB' },
      dear: ['SEARCH', 'NEWS', 'IDEA', 'JOB'].map((type) => ({ type })),
    },
    'trackers.listTrackers': {
      cheap: { type: 'VENTURE_CAPITAL', query: 'founder' },
      dear: fundingInputs.flatMap((one) =>
        ['name', 'deadline', 'amount', 'newest'].map((sort) => ({ ...one, sort, limit: most })),
      ),
    },
    'trackers.compareTrackers': {
      cheap: { slugs: known.funders.split(',')[0] ?? '' },
      dear: [{ slugs: known.funders }],
    },
    'trackers.readTrackerOverview': { cheap: {}, dear: [{}] },
    'trackers.readTrackerFacets': {
      cheap: { type: 'VENTURE_CAPITAL', query: 'founder' },
      dear: fundingInputs,
    },
    'social.listComments': {
      cheap: { referenceType: 'POST', referenceId: known.post },
      dear: ['best', 'new', 'old'].map((sort) => ({
        referenceType: 'POST',
        referenceId: known.post,
        sort,
        limit: most,
      })),
    },
    'social.listReplies': paged({ commentId: known.comment }),
    'social.listLikers': paged({ type: 'POST', id: known.post }),
    'social.listFollows': {
      cheap: { userId: known.person },
      dear: ['followers', 'following'].flatMap((direction) =>
        ['a', 'zq', letters.join('')].map((search) => ({
          userId: known.person,
          direction,
          search,
          limit: most,
        })),
      ),
    },
  };
}
