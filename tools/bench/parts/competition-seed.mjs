import pg from 'pg';
import { commonWords } from './search-words.mjs';

const SLUG = 'bench-competition';
const words = `(string_to_array('${commonWords.join(',')}', ','))`;
/** SQL of so many words, others for each `n`. */
const wordsOf = (count, step) =>
  `(select string_agg(${words}[1 + (n * ${step} + k * k) % ${commonWords.length}], ' ') from generate_series(1, ${count}) k)`;

const form = JSON.stringify([
  ...['problem', 'solution', 'market'].map((id) => ({
    ...{ kind: 'TEXT', id, label: id, hint: '', isRequired: true },
    ...{ isPublic: true, max: 600, isLong: true },
  })),
  {
    ...{ kind: 'CHOICE', id: 'stage', label: 'stage', hint: '', isRequired: true },
    ...{ isPublic: false, options: ['Idea', 'Prototype'], most: 1 },
  },
]);
const criteria = JSON.stringify(
  ['need', 'team', 'plan'].map((id) => ({ id, label: id, text: '', weight: 1 })),
);

const person = (kind, count) => `insert into people (id, slug, display_name, headline)
  select gen_random_uuid(), '${kind}-' || n, '${kind} ' || n, 'A headline of usual length'
  from generate_series(1, ${count}) n`;

/** Submitted in the two days before the deadline, many of them at the same moment. A third has a team of two. */
const entriesText = (entries) => `
  begin;
  create temp table given on commit drop as
    select n, p.id as owner_id, gen_random_uuid() as receipt_id,
      (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8'
        || substr(md5('x' || n), 1, 15))::uuid as id,
      c.id as competition_id, date_trunc('milliseconds', c.closes_at) - (${entries} - n / 3 * 3) * interval '8 seconds' as submitted_at,
      'Entry ' || n as title, ${wordsOf(8, 7)} as tagline,
      jsonb_build_object('problem', ${wordsOf(60, 11)}, 'solution', ${wordsOf(60, 13)}, 'market', ${wordsOf(60, 17)},
        'stage', jsonb_build_array(case when n % 2 = 0 then 'Idea' else 'Prototype' end)) as answers
    from competitions c, generate_series(1, ${entries}) n join people p on p.slug = 'entrant-' || n
    where c.slug = '${SLUG}';
  insert into competition_entries (id, competition_id, owner_id, state, title, tagline, answers, revision,
      submitted_revision, invite_token, receipt_id, submitted_at, created_at, updated_at)
    select id, competition_id, owner_id, 'SUBMITTED', title, tagline, answers, 1, 1, md5(n::text), receipt_id,
      submitted_at, submitted_at, submitted_at from given;
  insert into competition_receipts (id, entry_id, title, tagline, content, sha256, submitted_at)
    select receipt_id, id, title, tagline, content, encode(sha256(convert_to(content, 'UTF8')), 'hex'), submitted_at
    from (select *, jsonb_build_object('answers', answers, 'competition', '${SLUG}', 'entry', id, 'submittedAt',
      submitted_at, 'tagline', tagline, 'title', title)::text as content from given) written;
  insert into competition_members (competition_id, user_id, entry_id, joined_at)
    select competition_id, owner_id, id, submitted_at from given
    union all
    select competition_id, p.id, given.id, submitted_at from given join people p on p.slug = 'mate-' || n / 3
    where n % 3 = 0;
  commit`;

const judgesText = `insert into competition_judges (competition_id, user_id, state, seed, invited_at, answered_at)
  select c.id, p.id, 'ACCEPTED', gen_random_uuid()::text, now(), now()
  from competitions c, people p where c.slug = '${SLUG}' and p.slug like 'judge-%'`;

/** The first judge scored more than the others, with a conflict of interest here and there. */
const scoresText = (
  most,
) => `insert into competition_scores (competition_id, judge_id, entry_id, points, has_conflict,
    note, scored_at)
  select j.competition_id, j.user_id, e.id,
    case when n % 50 > 0 then jsonb_build_object('need', 1 + n % 10, 'team', 1 + n % 7, 'plan', 1 + n % 9) end,
    n % 50 = 0, case when n % 4 = 0 then 'A note of the judge.' else '' end, now()
  from (select j.*, case p.slug when 'judge-1' then ${most} else ${most} / 10 end as scored
      from competition_judges j join people p on p.id = j.user_id) j
    cross join lateral (select id, row_number() over (order by md5(j.seed || id)) as n
      from competition_entries where competition_id = j.competition_id) e
  where n <= j.scored`;

/**
 * Fills a migrated database with a competition that is judged.
 *
 * @param {string} url address of the database
 * @param {{ entries: number, judges: number, scored: number }} size `scored` entries by the first judge
 * @returns {Promise<{ slug: string, id: string, judgeId: string }>} the competition and its first judge
 */
export async function seedCompetition(url, { entries, judges, scored }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql) => client.query(sql);
  await run('set synchronous_commit = off');
  await run(person('entrant', entries));
  await run(person('mate', Math.ceil(entries / 3)));
  await run(person('judge', judges));
  await run(`insert into competitions (id, slug, kind, title, tagline, organiser, about, form, criteria, tie_rule,
      team_max, announced_at, opens_at, closes_at, judging_at, result_at, entry_count, created_at, updated_at)
    values (gen_random_uuid(), '${SLUG}', 'COMPETITION', 'A competition', 'A tagline', 'Upround',
      repeat('About it. ', 200), '${form}', '${criteria}', 'MEAN_THEN_EARLIER', 3, now() - interval '20 days',
      now() - interval '10 days', now() - interval '1 day', now() - interval '1 hour', now() + interval '10 days',
      ${entries}, now(), now())`);
  await run(`insert into competition_rules (competition_id, version, text, published_at)
    select id, 1, repeat('Be fair. ', 300), announced_at from competitions where slug = '${SLUG}'`);
  await run(entriesText(entries));
  await run(judgesText);
  await run(scoresText(scored));
  await run('vacuum analyze');
  const { rows } = await run(`select c.slug, c.id, j.user_id as "judgeId" from competitions c
    join competition_judges j on j.competition_id = c.id join people p on p.id = j.user_id
    where c.slug = '${SLUG}' and p.slug = 'judge-1'`);
  await client.end();
  return rows[0];
}
