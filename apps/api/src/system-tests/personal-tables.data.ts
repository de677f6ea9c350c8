/** Only grow: a person's id stays there, without a name. By table, with the reason. */
export const appendOnly: Readonly<Record<string, string>> = {
  audit_entries:
    'shows logins, what staff did and why, and who edited a company, also after they left',
};

/** Made of other rows, and deleted with them by triggers and foreign keys. By table, with what they are made of. */
export const derived: Readonly<Record<string, string>> = {
  person_name_parts: 'people',
  search_documents: 'posts, ideas, jobs and people',
};

/** In no export. By table, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  account_deletions:
    'there is one only while an account is deleted, and a deleted account has no exports',
  data_exports: 'the exports themselves',
  home_entries: 'which posts a home lists; the posts are those of others',
  idempotency_keys: 'answers that were given, kept for two days',
  job_reply_records: 'counted from applications received, which are exported',
  mentor_taken_times: 'the times of sessions, which are exported',
  notification_acts: 'what others did; what it made for the person is exported as notifications',
  notification_digests: 'days on which a digest was sent',
  notification_streams: 'a version number',
  quiz_scores: 'counted from activities, which are exported',
};

/** Rows that stay after a person is erased, emptied of what the person wrote. By table, with the reason. */
export const keptAsPlaces: Readonly<Record<string, string>> = {
  comments: 'the place of the replies of others',
  conversation_members: 'the conversation of the other one',
  conversations: 'the conversation of the other one',
  ideas: 'the place of the comments of others',
  mentor_bookings: 'the sessions of the other one',
  mentors: 'the nameless mentor of the sessions of others',
  messages: 'the places between the messages of the other one',
  people: 'the nameless author of all these',
  person_name_parts: 'the words “Deleted account”',
  posts: 'the place of the comments of others',
};

/**
 * Rows about money, which stay after a person is erased because tax law asks for them (section 36 of the CGST Act). They
 * lead to the nameless person, and say nothing else about them; a buyer's name is on invoices alone. By table, with what
 * they say.
 */
export const keptForTax: Readonly<Record<string, string>> = {
  invoices: 'the buyer’s name, what was sold, the amount and the tax',
  mandates: 'which debits were approved; the UPI id is cleared',
  memberships: 'what the payments were for',
  orders: 'what the payments were for',
  payments: 'what was paid; the UPI id is cleared',
};

/** Tables to which the scenario of the deleted account writes; of others it inserts a row that holds no text to look for. */
export const writtenByScenario: readonly string[] = [
  'account_deletions',
  'accounts',
  'activities',
  'analytics_events',
  'audit_entries',
  'blocks',
  'bookmarks',
  'comments',
  'conversation_members',
  'conversations',
  'data_exports',
  'entitlements',
  'experiences',
  'follows',
  'former_slugs',
  'home_entries',
  'ideas',
  'idempotency_keys',
  'invoices',
  'job_applications',
  'job_reply_records',
  'jobs',
  'likes',
  'mandates',
  'member_settings',
  'memberships',
  'messages',
  'mutes',
  'news_source_mutes',
  'notification_acts',
  'notification_digests',
  'notification_streams',
  'notifications',
  'one_time_codes',
  'orders',
  'payments',
  'people',
  'person_name_parts',
  'posts',
  'premium_interests',
  'quiz_scores',
  'replies',
  'reports',
  'saved_searches',
  'search_documents',
  'sessions',
  'site_feedback',
  'uploads',
];
