import { loadSources, root } from './load-sources.mjs';

const source = `
  export { migrate, migrations, openDatabase } from '${root}/libs/shared/db/src/index';
  export { entryRoutes } from '${root}/libs/competitions/api/src/entries/entry.routes';
  export { judgingRoutes } from '${root}/libs/competitions/api/src/judging/judging.routes';
`;

/** Cursors that are positions in the open. */
const cursors = {
  read: (cursor) => (cursor ? JSON.parse(cursor) : null),
  sign: (position) => JSON.stringify(position),
};

/**
 * The lists of competitions in this process, on a migrated database.
 *
 * @param {string} url address of the database
 */
export async function openLists(url) {
  const { entryRoutes, judgingRoutes, ...parts } = await loadSources('competitions', source);
  const database = await parts.openDatabase({ kind: 'postgres', url });
  await parts.migrate(database, parts.migrations);
  const settings = { now: () => new Date(), realtime: undefined, publicUrl: '' };
  const calls = [...entryRoutes(settings), ...judgingRoutes(settings)];
  /** Asks for a page of the list with this id, as a member. */
  const ask = (id, { slug, userId, query }) => {
    const { call, handle } = calls.find((one) => one.call.id === id);
    const viewer = { kind: 'member', userId, sessionId: '', staffRoles: [], restricted: false };
    const input = { params: { slug }, query: call.query.parse(query) };
    return handle({ db: database.db, viewer, cursors }, input);
  };
  return {
    ask,
    close: () => database.close(),
    /** Reads a list to its end. @returns its ids, and after each page the cursor of the next one */
    async readAll(id, { slug, userId, limit }) {
      const [ids, ends] = [[], []];
      for (let cursor = ''; cursor !== null; cursor = ends.at(-1)) {
        const { data, nextSegment } = await ask(id, { slug, userId, query: { cursor, limit } });
        ids.push(...data.map((entry) => entry.id));
        ends.push(nextSegment);
      }
      return { ids, ends };
    },
  };
}

const team = `(select json_agg(json_build_array(p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key))
  from competition_members m join people p on p.id = m.user_id where m.entry_id = e.id) as team`;
const received = 'competition_entries e join competition_receipts r on r.id = e.receipt_id';

/** The least SQL that reads a page of the gallery: without people who can't be seen. */
const galleryText = ({ competitionId, cursor, size }) => {
  const { t, i } =
    cursor === '' ? { t: 0, i: '00000000-0000-0000-0000-000000000000' } : JSON.parse(cursor);
  return `select e.id, r.title, r.tagline, e.submitted_at, ${team} from ${received}
    where e.competition_id = '${competitionId}' and e.state = 'SUBMITTED' and e.hidden_as is null
      and (e.submitted_at, e.id) > ('${new Date(t).toISOString()}'::timestamptz, '${i}'::uuid)
    order by e.submitted_at, e.id limit ${size + 1}`;
};

/** The least that reads a page of a judge: its ids are known, since SQL alone knows no order of a judge. */
const judgedText = ({
  competitionId,
  userId,
  ids,
}) => `select e.id, r.title, r.tagline, r.content, s.points, s.note,
    s.has_conflict, ${team}
  from ${received} left join competition_scores s on s.competition_id = '${competitionId}'
    and s.judge_id = '${userId}' and s.entry_id = e.id
  where e.id = any('{${ids}}')`;

/** The lists that are measured: the id of the call, and the SQL of a page. */
export const lists = {
  'the gallery': { id: 'competitions.listEntries', minimal: galleryText },
  'a judge’s list': { id: 'competitions.listJudgedEntries', minimal: judgedText },
};
