import { accountDocs } from '@upround/account/contract';
import type { Mail } from '@upround/shared/ports';
import { deriveKey, type ApiModule } from '@upround/shared/server-kit';
import type { AccountDeps, AccountSettings } from './account-deps';
import { accountCommands } from './contributions/account-commands';
import { accountEraser } from './contributions/account-eraser';
import { accountExports } from './contributions/account-exports';
import { codeMailer } from './codes/code.task';
import { addressChangedMailer, emailChangeMailer } from './codes/email-change.task';
import { credentialRoutes } from './credentials/credential.routes';
import { createPasswords } from './passwords/passwords';
import { realtimeRoutes } from './realtime/realtime.routes';
import { cleanUpTask } from './sessions/clean-up.task';
import { sessionRoutes } from './sessions/session.routes';
import { authRoutes } from './sign-in/auth.routes';

function keysFor(
  secrets: readonly [string, ...string[]],
  purpose: string,
): readonly [Buffer, ...Buffer[]] {
  const [newest, ...older] = secrets;
  return [deriveKey(newest, purpose), ...older.map((secret) => deriveKey(secret, purpose))];
}

/** The server half of accounts: sign-up, sign-in, sessions. */
export function accountModule(deps: AccountDeps): ApiModule {
  const codeKeys = keysFor(deps.secrets, 'account.one-time-code');
  const settings: AccountSettings = {
    ...deps,
    passwords: deps.passwords ?? createPasswords(),
    refreshKeys: keysFor(deps.secrets, 'account.refresh-token'),
    codeKeys,
    signUpKey: deriveKey(deps.secrets[0], 'account.sign-up'),
  };
  const post = {
    brand: deps.brand,
    key: codeKeys[0],
    send: (mail: Mail) => deps.mailer.send(mail),
  };
  return {
    name: 'account',
    docs: accountDocs,
    calls: [
      ...authRoutes(settings),
      ...credentialRoutes(settings),
      ...sessionRoutes(settings),
      ...realtimeRoutes(settings),
    ],
    tasks: [
      codeMailer(post),
      emailChangeMailer(post),
      addressChangedMailer(post),
      cleanUpTask((addresses) => deps.mailer.forget?.(addresses)),
    ],
    contributes: {
      erasers: [accountEraser(deps.mailer)],
      exports: accountExports,
      commands: accountCommands,
    },
    seed: async (context) => {
      const { seedAccounts } = await import('./seed/seed-accounts');
      await seedAccounts(settings.passwords, context);
    },
  };
}
