import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The accounts that the demo community comes with. */
export const demoAccounts = {
  founder: 'founder@upround.test',
  investor: 'investor@upround.test',
  recruiter: 'recruiter@upround.test',
  candidate: 'candidate@upround.test',
  mentor: 'mentor@upround.test',
  ambassador: 'ambassador@upround.test',
  admin: 'admin@upround.test',
} as const;

export type DemoAccount = keyof typeof demoAccounts;

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'upround-demo';

/** Where the global set-up tells the workers which folder it seeded. */
export const DEMO_FOLDER_VARIABLE = 'JOURNEY_DEMO_FOLDER';

/** Cookies of sessions that are open in every copy of the demo folder, by account. */
export type StoredSessions = Record<DemoAccount, { name: string; value: string }[]>;

/** The folder that the global set-up seeded; each journey file's server works on a copy. */
export function demoFolder(): string {
  const folder = process.env[DEMO_FOLDER_VARIABLE];
  if (folder === undefined) throw new Error('The global set-up seeded no demo folder');
  return folder;
}

/** The file beside the seeded folder that holds the stored sessions. */
export const sessionsFile = (folder: string): string => `${folder}-sessions.json`;

/** Reads the sessions that the global set-up opened. */
export const storedSessions = (): StoredSessions =>
  JSON.parse(readFileSync(path.resolve(sessionsFile(demoFolder())), 'utf8')) as StoredSessions;
