import { request } from '@playwright/test';
import { rm, writeFile } from 'node:fs/promises';
import { startApp } from './app-server';
import type { AppServer } from './app-server';
import { DEMO_FOLDER_VARIABLE, DEMO_PASSWORD, demoAccounts, sessionsFile } from './demo-folder';
import type { DemoAccount, StoredSessions } from './demo-folder';
import { settled } from './settled';

/** As many as one journey file signs an account in; a further one signs in by password. */
const SESSIONS_PER_ACCOUNT = 6;

async function openSession(app: AppServer, account: DemoAccount) {
  const client = await request.newContext({ baseURL: app.origin });
  const data = { email: demoAccounts[account], password: DEMO_PASSWORD };
  const answer = await client.post('/v2/auth', { data });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${await answer.text()}`);
  const { cookies } = await client.storageState();
  await client.dispose();
  const [cookie] = cookies;
  if (cookie === undefined) throw new Error('Signing in set no cookie');
  return { name: cookie.name, value: cookie.value };
}

/**
 * Seeds the demo community once and opens sessions in it. Every journey file works on a copy, so no file meets
 * what another one left behind, and few journeys pay for seeding or for hashing a password.
 *
 * @returns the tear-down, which deletes the folder
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const app = await startApp();
  try {
    const sessions: StoredSessions = {
      founder: [],
      investor: [],
      recruiter: [],
      candidate: [],
      mentor: [],
      ambassador: [],
      admin: [],
    };
    for (const account of Object.keys(demoAccounts) as DemoAccount[]) {
      for (let count = 0; count < SESSIONS_PER_ACCOUNT; count += 1) {
        sessions[account].push(await openSession(app, account));
      }
    }
    await settled(app);
    await app.stop(true);
    await writeFile(sessionsFile(app.dataDir), JSON.stringify(sessions), { mode: 0o600 });
  } catch (error) {
    await app.stop();
    throw error;
  }
  process.env[DEMO_FOLDER_VARIABLE] = app.dataDir;
  return async () => {
    await rm(app.dataDir, { recursive: true, force: true });
    await rm(sessionsFile(app.dataDir), { force: true });
  };
}
