import type {
  AccountDirectory,
  FollowTies,
  NotificationKind,
  ProfileList,
} from '@upround/shared/ports';
import { createFolderStore, createImages } from '@upround/shared/storage';
import { createTestServer, type TestServer } from '@upround/shared/testing-server';
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { experienceEraser } from '../contributions/experience-eraser';
import { profileEraser } from '../contributions/profile-eraser';
import { profileExports } from '../contributions/profile-exports';
import { registerExportFile } from '../exports/export-file-route';
import { placeTable } from '../geocode/place-table';
import { personTarget } from '../contributions/person-target';
import { profileModule } from '../profile-module';

/** A list that only its owner sees. */
const jobsList: ProfileList = {
  name: 'jobs',
  formerField: 'hasJobs',
  has: (personId, viewerId) => sql<boolean>`(${personId} = ${viewerId}::uuid
    and exists (select 1 from job_view j where j.creator_id = ${personId}))`,
};

/** What account would answer; the tests' people have addresses of this form. */
const accounts: AccountDirectory = {
  emailOf: (_db, userId) => Promise.resolve(`${userId}@upround.test`),
  isOnlyAdmin: () => Promise.resolve(false),
  endSessions: async (trx, userId) => {
    await sql`update sessions set ended_at = now() where user_id = ${userId}`.execute(trx);
  },
};

/** Ends follows as social does. */
const followTies: FollowTies = {
  async cut(trx, _tasks, one, other) {
    for (const [follower, followed] of [
      [one, other],
      [other, one],
    ] as const) {
      await personTarget.add(trx, {
        reference: { referenceType: 'USER', referenceId: followed },
        kind: 'FOLLOW',
        delta: -1,
        actorId: follower,
        name: 'test.unset-follow',
        statement: sql`delete from follows
          where follower_id = ${follower} and reference_id = ${followed} returning 1`,
      });
    }
  },
};

const kind = (type: string, group: NotificationKind['group']): NotificationKind => ({
  type,
  group,
  label: type,
  hint: `About ${type}`,
  describe: () => ({ sentence: [], deeplink: '/', excerpt: '' }),
});

/** Kinds of notifications as slices contribute them. */
const notificationKinds: readonly NotificationKind[] = [
  { ...kind('ALERT', 'WORK'), email: 'OWN_MAIL' },
  ...['FOLLOW', 'MENTION'].map((type) => kind(type, 'PEOPLE')),
  { ...kind('MESSAGE', 'PEOPLE'), isPushOnly: true },
  ...['LIKE', 'COMMENT', 'REPLY'].map((type) => kind(type, 'REACTIONS')),
];

export interface ProfileServer extends TestServer {
  folder: string;
  disconnected: string[];
  files: ReturnType<typeof createFolderStore>;
}

/** Profile alone, with real pictures and files. */
export async function startProfileServer(): Promise<ProfileServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-profile-'));
  const files = createFolderStore(folder);
  const images = createImages(files);
  const disconnected: string[] = [];
  const clock = { now: () => new Date() };
  const server = await createTestServer({
    modules: ({ now }) => {
      clock.now = now;
      return [
        profileModule({
          accounts,
          files,
          images,
          followTies,
          now,
          contributed: () => ({
            erasers: [experienceEraser, profileEraser],
            deletionEffects: [{ name: 'kilns', describe: async () => ['Your kiln goes cold.'] }],
            exports: profileExports(() => notificationKinds),
            notifications: notificationKinds,
            profileLists: [jobsList],
          }),
          geocoder: placeTable,
          pairLock: { lock: () => Promise.resolve() },
          disconnect: (userId) => void disconnected.push(userId),
        }),
      ];
    },
    extend: (app, { database }) =>
      registerExportFile(app, {
        db: database.db,
        files,
        now: () => clock.now(),
        // In these tests the header names the person.
        requestViewerId: (request) =>
          Promise.resolve((request.headers['x-person'] as string) ?? null),
      }),
  });
  return {
    ...server,
    folder,
    disconnected,
    files,
    async close() {
      await server.close();
      images.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
