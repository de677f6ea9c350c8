import pg from 'pg';

/** Words from the most common to the rarest: ordinary topics, then invented words. */
const REAL =
  'founder pricing hiring customer revenue product market team company money week month round investor cheque meeting ' +
  'growth churn invoice payroll engineer designer retail logistics warehouse battery firmware sensor clinic hospital ' +
  'school teacher farmer dairy coffee fabric tailor kitchen grocery delivery driver truck insurance claim premium ' +
  'ledger credit stock export import customs contract lawyer notice salary equity dilution valuation runway burn ' +
  'margin discount subscription onboarding support research interview survey prototype launch outage backup database ' +
  'mobile offline sync payment settlement refund compliance audit grant incubator campus internship mentor advisor';
const VOCABULARY = 20_000;
const WORDS_A_POST = 30;

/** The commonest words of the seeded posts. */
export const commonWords = REAL.split(' ');

/** Two common words that never occur together. */
export const apart = ['monsoon', 'winter'];

const known = `(array[${commonWords.map((word) => `'${word}'`).join()}])[drawn]`;
const invented = `translate(substr(md5(drawn::text), 1, 9), '0123456789', 'aeioubdlmn')`;

/**
 * SQL of the text of post `i`: words that are as common and as rare as in a language. The rank of a word is drawn so
 * that each doubling of it comes as often.
 */
export const wordText = `((select string_agg(coalesce(${known}, ${invented}), ' ')
  from (select floor(${VOCABULARY} ^ random())::int as drawn from generate_series(1, ${WORDS_A_POST} + 0 * i)) ranks)
  || case when i % 2 = 0 then ' ${apart[0]}' else ' ${apart[1]}' end)`;

/** SQL of the lexeme for the day of a moment, as the documents of search contain it. */
export const dayOf = (at) => `'DAY=' || to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;

const documentsOfPosts = `
  select id, 'POST', author_id, created_at, '', '{}'::text[], setweight(to_tsvector('search_plain', text), 'B')
    || setweight(to_tsvector('search_stem', text), 'D')
    || array_to_tsvector(array_remove(array['BY=' || author_id, 'KIND=POST', ${dayOf('created_at')}, case when images <> '[]' then 'HAS=image' end,
      case when kind = 'POLL' then 'HAS=poll' end], null))
  from posts`;

/**
 * Puts people and posts into the index of search, as the triggers would have done one by one.
 *
 * @param {string} url address of a database that `seedScale` filled
 * @param {(line: string) => void} log
 * @param {string} [documents] SQL that selects the documents of the posts
 */
export async function indexWords(url, log, documents = documentsOfPosts) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  await run('set statement_timeout = 0');
  const { rows } = await run(
    `select pg_get_indexdef('search_documents_words'::regclass) as definition`,
  );
  await run('drop index search_documents_words');
  log('documents');
  await run(
    `insert into search_documents (id, kind, author_id, at, title, tags, document) ${documents}`,
  );
  await run(`select put_search_document('USER', id, id, created_at, display_name, slug || ' ' || headline, '{}', '{}')
    from people`);
  log('the index of words');
  await run(`set maintenance_work_mem = '512MB'`);
  await run(rows[0].definition);
  await run('vacuum analyze search_documents');
  await client.end();
}
