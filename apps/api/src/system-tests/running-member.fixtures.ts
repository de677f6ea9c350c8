import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTokens } from '@upround/shared/server-kit';
import type { ServerProcess } from '@upround/shared/testing-server';

/** With a secret of the test's own, it can sign fresh tokens in a run that outlasts the first ones. */
export const PROCESS_SECRET = 'a-secret-for-processes-of-32-characters';
const POLL_MS = 20;

/** A member of a running server. */
export interface RunningMember {
  userId: string;
  /** What the browser would keep. */
  cookie: string;
  token(): Promise<string>;
}

/** An answer of a running server; status 0 where none arrived. */
export interface Heard {
  status: number;
  text: string;
}

async function codeFor(email: string, folder: string): Promise<string> {
  const mail = path.join(folder, 'mail');
  for (;;) {
    const names = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      const text = await readFile(path.join(mail, name), 'utf8');
      const letter = text
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n');
      const code = /\b(\d{6})\b/.exec(letter)?.[1];
      if (text.includes(email) && code !== undefined) return code;
    }
    await pause(POLL_MS);
  }
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/**
 * Signs a member up by a mailed code.
 *
 * @param folder the data folder of the server, which contains its mail
 */
export async function signUpAt(
  { url }: ServerProcess,
  folder: string,
  name: string,
): Promise<RunningMember> {
  const email = `${name}@upround.test`;
  await post(`${url}/v2/auth/register`, { email, password: 'a good password', displayName: name });
  const answer = await post(`${url}/v2/auth`, { email, code: await codeFor(email, folder) });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { userId, sessionId } = JSON.parse(payload) as { userId: string; sessionId: string };
  return {
    userId,
    cookie,
    token: () => createTokens([PROCESS_SECRET]).signAccess({ userId, sessionId }),
  };
}

/** One write with a key, as a client sends it that may have to send it again. */
export interface KeyedWrite {
  by: RunningMember;
  key: string;
  method?: 'POST' | 'DELETE';
  path: string;
  body: Record<string, unknown>;
  /** Sent as a form. */
  form?: boolean;
}

function bodyOf({ body, form }: KeyedWrite): { body: FormData | string; type?: string } {
  if (form !== true) return { body: JSON.stringify(body), type: 'application/json' };
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    data.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { body: data };
}

/** Sends a write; a connection that breaks is an answer that did not arrive. */
export async function sendWrite(url: string, write: KeyedWrite): Promise<Heard> {
  const { body, type } = bodyOf(write);
  try {
    const answer = await fetch(url + write.path, {
      method: write.method ?? 'POST',
      headers: {
        'access-token': await write.by.token(),
        'idempotency-key': write.key,
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Follows a list to its end. */
export async function wholeList<T>(url: string, address: string): Promise<T[]> {
  const all: T[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: Response = await fetch(`${url}${address}&limit=50&cursor=${cursor}`);
    const page = (await answer.json()) as { data: T[]; nextSegment: string | null };
    all.push(...page.data);
    cursor = page.nextSegment;
  }
  return all;
}
