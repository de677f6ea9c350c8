/** What hubs can do with the records of a kind. */
export type RecordVerb =
  | 'like'
  | 'bookmark'
  | 'comment'
  | 'follow'
  | 'report'
  /** Vote, answer, say that one would use it or has applied. */
  | 'act'
  /** Its lists can be filtered. */
  | 'filter'
  | 'search'
  /** Search lists some of them before anything is searched for. */
  | 'browse'
  /** Search lists all of them, by their worth or at random. */
  | 'explore'
  /** Search lists the best of them. */
  | 'trend'
  /** Search suggests them by name while typing. */
  | 'suggest'
  /** Search finds others that are like one. */
  | 'relate'
  /** Other records belong to it. */
  | 'contain';

interface RecordKind {
  can: readonly RecordVerb[];
  /** What lists of several are called in addresses, as in `?kind=posts`. */
  plural?: string;
  /** What people read above several. */
  title?: string;
  /** How lists credit a record: `by` its author by default, or `at` a company. */
  credit?: 'at';
  /** Search ranks old ones like new ones. */
  ageless?: true;
  /** What one is called in a sentence; its kind in lower case by default. */
  noun?: string;
  /** No member writes them: they come from sources or from staff. */
  unsigned?: true;
}

/**
 * Every kind of record that the hubs (social, search, profile, notifications) know, and what can be done with it. A new
 * kind is a row here. The order is that of tabs and of lists of kinds.
 */
export const recordKinds = {
  POST: {
    can: ['like', 'bookmark', 'comment', 'report', 'act', 'search', 'browse', 'trend', 'relate'],
    plural: 'posts',
    title: 'Posts',
  },
  THREAD: { can: ['like', 'bookmark', 'comment', 'report'], plural: 'threads' },
  QUIZ: { can: ['act'] },
  USER: {
    can: ['follow', 'report', 'search', 'browse', 'trend'],
    title: 'People',
    ageless: true,
    noun: 'profile',
  },
  NEWS: {
    can: ['like', 'bookmark', 'comment', 'report', 'filter', 'search', 'browse', 'trend', 'relate'],
    plural: 'news',
    title: 'News',
    noun: 'news story',
    unsigned: true,
  },
  IDEA: {
    can: ['like', 'bookmark', 'comment', 'report', 'act', 'filter', 'search', 'browse', 'explore'],
    plural: 'ideas',
    title: 'Ideas',
  },
  JOB: {
    can: ['bookmark', 'report', 'act', 'filter', 'search'],
    plural: 'jobs',
    title: 'Jobs',
    credit: 'at',
  },
  POD: { can: ['follow', 'search', 'suggest', 'contain'], title: 'Pods', ageless: true },
  SOURCE: { can: ['follow', 'contain'], noun: 'news source' },
  ARTICLE: {
    can: ['like', 'bookmark', 'comment', 'report', 'search'],
    plural: 'articles',
    title: 'Articles',
    unsigned: true,
  },
  ESSAY: {
    can: ['like', 'bookmark', 'comment', 'report', 'search'],
    plural: 'essays',
    title: 'Essays',
    unsigned: true,
  },
  TRACKER: {
    can: ['bookmark', 'report', 'act', 'filter', 'search'],
    plural: 'trackers',
    title: 'Funding',
    ageless: true,
    noun: 'funding record',
    unsigned: true,
  },
  MENTOR: {
    can: ['bookmark', 'report', 'search'],
    noun: 'mentor profile',
    plural: 'mentors',
    title: 'Mentors',
    ageless: true,
  },
  COMMENT: { can: ['like', 'report'] },
  REPLY: { can: ['like', 'report'] },
  MESSAGE: { can: ['report'] },
  REVIEW: { can: ['report'] },
  ENTRY: { can: ['report'] },
  COMPETITION: {
    can: ['act', 'search'],
    plural: 'competitions',
    title: 'Competitions',
    unsigned: true,
  },
  PLAN: { can: [] },
} as const satisfies Record<string, RecordKind>;

type RecordKinds = typeof recordKinds;

/** The kind of a record, as calls and the database name it. */
export type ReferenceType = keyof RecordKinds;

/** The kinds that a verb can be used on. */
export type KindsThat<Verb extends RecordVerb> = {
  [Kind in ReferenceType]: Verb extends RecordKinds[Kind]['can'][number] ? Kind : never;
}[ReferenceType];

type NonEmpty<Kind> = readonly [Kind, ...Kind[]];

/** Every kind, in the order of the table. */
export const referenceTypes = Object.keys(recordKinds) as unknown as NonEmpty<ReferenceType>;

/** The kinds that a verb can be used on, in the order of the table. */
export const kindsThat = <Verb extends RecordVerb>(verb: Verb): NonEmpty<KindsThat<Verb>> =>
  referenceTypes.filter((kind) => kindOf(kind).can.includes(verb)) as unknown as NonEmpty<
    KindsThat<Verb>
  >;

/** Properties of any kind. */
export const kindOf = (kind: ReferenceType): RecordKind => recordKinds[kind];

/** The kinds of records that search finds: `?kind=`. */
export const searchKinds = kindsThat('search');
export type SearchKind = KindsThat<'search'>;

type FilteredKind = KindsThat<'filter'>;

/** The kinds whose records are divided into lists, each with filters of its own. */
const listsOfKinds = {
  TRACKER: ['VENTURE_CAPITAL', 'GRANT', 'ACCELERATOR', 'ANGEL'],
} as const satisfies Partial<Record<FilteredKind, readonly string[]>>;
type ListsOfKinds = typeof listsOfKinds;

/** A list of records that can be filtered: of a kind, or one of the lists that the kind is divided into. */
export type FilteredList =
  Exclude<FilteredKind, keyof ListsOfKinds> | ListsOfKinds[keyof ListsOfKinds][number];

const listsOf = (kind: FilteredKind): readonly FilteredList[] =>
  kind === 'TRACKER' ? listsOfKinds[kind] : [kind];

/** The lists that can be filtered, in the order of the table. */
export const filteredRecordLists = /* @__PURE__ */ (() =>
  kindsThat('filter').flatMap(listsOf) as unknown as NonEmpty<FilteredList>)();
