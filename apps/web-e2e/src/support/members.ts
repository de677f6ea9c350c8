import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { AppServer } from './app-server';
import { DEMO_PASSWORD, demoAccounts, storedSessions } from './demo-folder';
import type { DemoAccount } from './demo-folder';

/** Someone who signed up for one journey, so that what is counted of them is that journey's alone. */
export interface NewMember {
  email: string;
  password: string;
  displayName: string;
  id: string;
  slug: string;
}

/** A demo account by its name, or someone new. */
export type Who = DemoAccount | NewMember;

/** A browser of its own in which someone is signed in. */
export interface SignedIn {
  context: BrowserContext;
  newPage: () => Promise<Page>;
  /** Calls the API as this person, expects success, and answers what it answers. */
  call: <Answer>(method: string, path: string, data?: object) => Promise<Answer>;
  /** Headers of this person's further calls by `context.request`. */
  headers: Record<string, string>;
}

/** Signs people in on one server. Sessions that the set-up stored are each used once. */
export interface Members {
  signIn: (context: BrowserContext, who: Who) => Promise<void>;
  open: (browser: Browser, who: Who) => Promise<SignedIn>;
  /** Signs someone new up, by the code that is mailed. */
  create: (displayName: string) => Promise<NewMember>;
}

/** The six digits of the newest mail to an address. */
export async function codeFrom(app: AppServer, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const body = (await app.mailsTo(address)).at(-1)?.split('\r\n\r\n').at(-1) ?? '';
      code = /\b(\d{6})\b/.exec(body)?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/**
 * Makes what signs people in on a server.
 *
 * @param app a server on a copy of the demo folder
 */
export function membersOf(app: AppServer): Members {
  const unused = storedSessions();

  async function post(path: string, data: object) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(data);
    const answer = await fetch(`${app.origin}${path}`, { method: 'POST', headers, body });
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
    return answer;
  }

  async function signIn(context: BrowserContext, who: Who) {
    const stored = typeof who === 'string' ? unused[who].shift() : undefined;
    if (stored !== undefined) {
      const cookie = { ...stored, domain: 'localhost', path: '/', httpOnly: true };
      await context.addCookies([{ ...cookie, sameSite: 'Lax' }]);
      return;
    }
    const data =
      typeof who === 'string'
        ? { email: demoAccounts[who], password: DEMO_PASSWORD }
        : { email: who.email, password: who.password };
    const answer = await context.request.post(`${app.origin}/v2/auth`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async function open(browser: Browser, who: Who): Promise<SignedIn> {
    const context = await browser.newContext({ baseURL: app.origin });
    await signIn(context, who);
    const refreshed = await context.request.patch('/v2/auth', { headers: { origin: app.origin } });
    expect(refreshed.ok(), await refreshed.text()).toBe(true);
    const { token } = (await refreshed.json()) as { token: string };
    const headers = { 'Access-Token': token };
    return {
      context,
      headers,
      newPage: () => context.newPage(),
      call: async <Answer>(method: string, path: string, data?: object) => {
        const answer = await context.request.fetch(path, {
          method,
          headers,
          ...(data && { data }),
        });
        expect(answer.ok(), await answer.text()).toBe(true);
        return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
      },
    };
  }

  async function create(displayName: string): Promise<NewMember> {
    const email = `${randomUUID()}@example.com`;
    const password = 'four plain words here';
    await post('/v2/auth/register', { email, password, displayName });
    const code = await codeFrom(app, email);
    const answer = await post('/v2/auth', { email, code });
    const { token, user } = (await answer.json()) as {
      token: string;
      user: { id: string; slug: string };
    };
    // The session of this request ends, so that those of the journey are the only ones.
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const headers = { 'access-token': token, cookie, origin: app.origin };
    const left = await fetch(`${app.origin}/v2/auth`, { method: 'DELETE', headers });
    expect(left.ok, `leaving answered ${left.status}`).toBe(true);
    return { email, password, displayName, id: user.id, slug: user.slug };
  }

  return { signIn, open, create };
}
