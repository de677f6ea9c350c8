import {
  readOwnEntry,
  saveEntry,
  submitEntry,
  type EntryDraft,
  type EntryField,
  type OwnEntry,
} from '@upround/competitions/contract';
import { newId } from '@upround/shared/db';
import type { ApiModule, StaffRole } from '@upround/shared/server-kit';
import { createTestServer, type TestMember, type TestServer } from '@upround/shared/testing-server';
import { createCompetitions, type CompetitionsDeps } from '../competitions-module';
import { uploads } from './uploads.fixtures';

export const PUBLIC_URL = 'https://upround.example';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const form: readonly EntryField[] = [
  {
    kind: 'TEXT',
    id: 'problem',
    label: 'What problem do you solve?',
    hint: '',
    isRequired: true,
    isPublic: true,
    max: 600,
    isLong: true,
  },
  {
    kind: 'CHOICE',
    id: 'stage',
    label: 'How far are you?',
    hint: '',
    isRequired: true,
    isPublic: false,
    options: ['Idea', 'Prototype', 'Customers'],
    most: 1,
  },
  { kind: 'LINK', id: 'site', label: 'Website', hint: '', isRequired: false, isPublic: false },
  {
    kind: 'FILE',
    id: 'deck',
    label: 'Deck',
    hint: '',
    isRequired: false,
    isPublic: false,
    mostMb: 1,
  },
];

/** A competition of a test; moments are days from the server's clock. */
export interface InsertedCompetition {
  slug?: string;
  kind?: string;
  series?: string | null;
  title?: string;
  opensInDays?: number;
  closesInDays?: number;
  judgingInDays?: number;
  resultInDays?: number;
  teamMax?: number;
  isDraft?: boolean;
  /** Hours for which the counts of its public vote are hidden; without them there is no vote. */
  hiddenHours?: number;
  /** In place of the fields of tests. */
  form?: readonly EntryField[];
}

/** An entry that is complete. */
export const complete: Omit<EntryDraft, 'revision'> = {
  title: 'Harbourlight',
  tagline: 'Warns fishers of floods',
  answers: { problem: 'Warnings come too late.', stage: ['Prototype'] },
};

/** Competitions on a database of its own. */
export interface CompetitionsServer extends TestServer {
  events: { userIds: readonly string[]; name: string }[];
  /** Someone with a profile; staff by their roles. */
  person(more?: { staffRoles?: StaffRole[] }): Promise<TestMember & { slug: string }>;
  /** Inserts a competition that opened a day ago and closes in two. @returns its slug */
  competition(more?: InsertedCompetition): Promise<string>;
  save(as: TestMember, slug: string, draft?: Partial<EntryDraft>): ReturnType<typeof saveOf>;
  submit(as: TestMember, slug: string, revision?: number): ReturnType<typeof submitOf>;
  /** Saves and submits a complete entry. */
  enter(as: TestMember, slug: string): Promise<OwnEntry>;
  entryOf(as: TestMember, slug: string): Promise<OwnEntry | null>;
  /** Inserts an upload that began that long ago. @returns its key */
  file(as: TestMember, more?: { begunMsAgo?: number; bytes?: number }): Promise<string>;
  /** Moves the clock; everyone has a new token then. */
  wait(ms: number): Promise<void>;
  rows<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

const saveOf = (server: TestServer, as: TestMember, slug: string, body: EntryDraft) =>
  server.call(saveEntry, { params: { slug }, body }, { as });
const submitOf = (server: TestServer, as: TestMember, slug: string, revision: number) =>
  server.call(submitEntry, { params: { slug }, body: { revision } }, { as });

const insertText = `insert into competitions (id, slug, kind, series, title, tagline, organiser, form, criteria, prizes,
    tie_rule, team_max, announced_at, opens_at, closes_at, judging_at, result_at, created_at, updated_at,
    has_vote, vote_hidden_hours)
  values ($1, $2, $3, $4, $5, 'A tagline', 'Kaveri Foundation', $6, $7, $8, 'SHARED', $9, $10, $11, $12, $13, $14,
    $15, $15, $16, $17)`;

let people = 0;
let slugs = 0;

/**
 * Starts the module.
 *
 * @param more parts in place of those of tests
 * @param others modules beside it
 */
export async function startCompetitions(
  more: Partial<CompetitionsDeps> = {},
  others: (parts: { now: () => Date }) => readonly ApiModule[] = () => [],
): Promise<CompetitionsServer> {
  const events: CompetitionsServer['events'] = [];
  const parts: CompetitionsDeps = {
    publicUrl: PUBLIC_URL,
    uploads,
    profiles: { factsOf: async () => null },
    realtime: {
      send: (userIds, { name }) => {
        events.push({ userIds, name });
      },
    },
    ...more,
  };
  const server = await createTestServer({
    modules: ({ now }) => [createCompetitions({ ...parts, now }).module, ...others({ now })],
    extend: (app, { database }) => createCompetitions(parts).register(app, { db: database.db }),
  });
  const rows: CompetitionsServer['rows'] = (text, values = []) =>
    server.database.query(text, values);
  const members: TestMember[] = [];
  const started: CompetitionsServer = {
    ...server,
    events,
    rows,
    person: async (more = {}) => {
      people += 1;
      const slug = `person-${people}`;
      const member = { ...(await server.signUpAs(slug, more)), slug };
      members.push(member);
      return member;
    },
    competition: async (given = {}) => {
      slugs += 1;
      const { slug = `competition-${slugs}`, kind = 'COMPETITION', series = null } = given;
      const { title = 'Monsoon Build', teamMax = 3, isDraft = false } = given;
      const { opensInDays = -1, closesInDays = 2, judgingInDays = 3, resultInDays = 10 } = given;
      const now = server.clock.now().getTime();
      const inDays = (days: number) => new Date(now + days * DAY_MS);
      const id = newId();
      await rows(insertText, [
        id,
        slug,
        kind,
        series,
        title,
        JSON.stringify(given.form ?? form),
        JSON.stringify([{ id: 'need', label: 'Need', text: '', weight: 100 }]),
        JSON.stringify([{ place: 1, title: '₹10 lakh', text: '' }]),
        teamMax,
        isDraft ? null : inDays(-5),
        inDays(opensInDays),
        inDays(closesInDays),
        inDays(judgingInDays),
        inDays(resultInDays),
        inDays(-5),
        given.hiddenHours !== undefined,
        given.hiddenHours ?? 24,
      ]);
      await rows(
        `insert into competition_rules (competition_id, version, text, published_at) values ($1, 1, 'Be fair.', $2)`,
        [id, inDays(-5)],
      );
      return slug;
    },
    save: (as, slug, draft = {}) =>
      saveOf(server, as, slug, { ...complete, revision: 0, ...draft }),
    submit: (as, slug, revision = 1) => submitOf(server, as, slug, revision),
    enter: async (as, slug) => {
      expect((await started.save(as, slug)).status).toBe(200);
      const { status, body } = await started.submit(as, slug);
      expect(status).toBe(201);
      return body;
    },
    entryOf: async (as, slug) => {
      const { body } = await server.call(readOwnEntry, { params: { slug } }, { as });
      return body.entry;
    },
    file: async (as, { begunMsAgo = 0, bytes = 1_000 } = {}) => {
      const id = newId();
      const now = server.clock.now();
      await rows(
        `insert into uploads (key, id, owner_id, purpose, name, size, sha256, begun_at, created_at)
         values ($1, $2, $3, 'ENTRY_FILE', 'Deck.pdf', $4, $5, $6, $7)`,
        [
          `${id}.pdf`,
          id,
          as.userId,
          bytes,
          'ab'.repeat(32),
          new Date(now.getTime() - begunMsAgo),
          now,
        ],
      );
      return `${id}.pdf`;
    },
    wait: async (ms) => {
      server.clock.advance(ms);
      for (const member of members) {
        const { userId, sessionId } = member;
        member.token = await server.tokens.signAccess({ userId, sessionId });
      }
    },
  };
  return started;
}
