import type { AnyCall } from '@upround/shared/contract-core';
import { sessionFixtures, signedInFixtures } from './account.fixtures';
import * as authCalls from './auth.calls';
import * as credentialCalls from './credential.calls';
import * as realtimeCalls from './realtime.calls';
import * as sessionCalls from './session.calls';
import { emailSchema, passwordSchema, sessionSchema, signedInSchema } from './auth.schema';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value;
const calls = Object.values<unknown>({
  ...authCalls,
  ...credentialCalls,
  ...realtimeCalls,
  ...sessionCalls,
}).filter(isCall);

describe('the calls of accounts', () => {
  it('spec 7: keep method, version and path', () => {
    const lines = calls.map(
      ({ method, version, path, access, status }) =>
        `${method} ${version} ${path} ${access} ${status}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v2 /auth member 204',
      'DELETE v2 /auth/session/{id} member 204',
      'GET v1 /realtime/token member 200',
      'GET v2 /auth/session member 200',
      'GET v2 /auth/session/current member 200',
      'PATCH v2 /auth refresh 200',
      'PATCH v2 /auth/email member 200',
      'PATCH v2 /auth/password member 200',
      'POST v2 /auth guest 200',
      'POST v2 /auth/code guest 202',
      'POST v2 /auth/email member 202',
      'POST v2 /auth/register guest 202',
      'POST v2 /auth/reset guest 200',
    ]);
  });

  it('have ids of their own, and the strict limit where something can be guessed', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    const guessable = [...Object.values(authCalls), ...Object.values(credentialCalls)];
    for (const call of guessable.filter(isCall)) {
      expect(call.limit).toBe('signIn');
    }
  });

  it('spec 7: sign in by password or by code, never by both', () => {
    const accepts = (body: unknown) => authCalls.signIn.body.safeParse(body).success;
    const email = 'asha@example.test';
    expect(accepts({ email, password: 'long enough' })).toBe(true);
    expect(accepts({ email, code: '012345' })).toBe(true);
    expect(accepts({ email, password: 'long enough', code: '012345' })).toBe(false);
    expect(accepts({ email })).toBe(false);
    expect(accepts({ email, code: '12345' })).toBe(false);
  });

  it('T18: the purpose of a sign-up is given by registering alone', () => {
    const accepts = (purpose: string) =>
      authCalls.requestCode.body.safeParse({ email: 'a@example.test', purpose }).success;
    expect([accepts('SIGN_IN'), accepts('RESET'), accepts('SIGN_UP')]).toEqual([true, true, false]);
  });

  it('T12: register takes no field that only the server may set', () => {
    const body = { email: 'a@example.test', password: 'long enough', displayName: 'Asha' };
    expect(authCalls.register.body.safeParse(body).success).toBe(true);
    for (const name of ['roles', 'staffRoles', 'tier', 'verified', 'id', 'userId', 'createdAt']) {
      expect(authCalls.register.body.safeParse({ ...body, [name]: 'ADMIN' }).success).toBe(false);
    }
  });
});

describe('changing the email or the password', () => {
  const email = (body: unknown) => credentialCalls.requestEmailChange.body.safeParse(body).success;
  const password = (body: unknown) => credentialCalls.changePassword.body.safeParse(body).success;

  it('T17: needs the present password, and takes nothing else', () => {
    expect(email({ email: 'new@example.test', password: 'long enough' })).toBe(true);
    expect(email({ email: 'new@example.test' })).toBe(false);
    expect(email({ email: 'new@example.test', password: 'long enough', userId: 'x' })).toBe(false);
    expect(password({ current: 'long enough', password: 'another one' })).toBe(true);
    expect(password({ password: 'another one' })).toBe(false);
    expect(password({ current: 'long enough', password: 'password' })).toBe(false);
  });
});

describe('the fields of accounts', () => {
  it('T17: an address is trimmed and folded, and odd ones are refused', () => {
    expect(emailSchema.parse(' Asha@Example.TEST ')).toBe('asha@example.test');
    const odd = [
      'a@b',
      'a b@c.test',
      'a@c.test\nbcc:x@y.test',
      'a@c.test(comment)',
      'ａ@c.test',
      '',
    ];
    for (const address of odd) expect(emailSchema.safeParse(address).success).toBe(false);
  });

  it('T40: addresses and passwords are bounded', () => {
    expect(emailSchema.safeParse(`${'a'.repeat(250)}@b.test`).success).toBe(false);
    expect(passwordSchema.safeParse('p'.repeat(128)).success).toBe(true);
    expect(passwordSchema.safeParse('p'.repeat(129)).success).toBe(false);
    expect(passwordSchema.safeParse('1234567').success).toBe(false);
  });
});

describe('the fixtures of accounts', () => {
  it('go over the wire unchanged', () => {
    for (const signedIn of signedInFixtures) {
      expect(signedInSchema.parse(signedIn)).toEqual(signedIn);
    }
    for (const session of sessionFixtures) expect(sessionSchema.parse(session)).toEqual(session);
  });
});
