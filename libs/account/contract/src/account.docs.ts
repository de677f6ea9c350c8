import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import { sessionFixtures, signedInFixtures } from './account.fixtures';
import { register, requestCode, resetPassword, signIn } from './auth.calls';
import { authErrors } from './auth.errors';
import { changePassword, confirmEmailChange, requestEmailChange } from './credential.calls';
import { readRealtimeToken } from './realtime.calls';
import { endSession, listSessions, readSession, refreshToken, signOut } from './session.calls';

const signedIn = exampleFrom(signedInFixtures);
const { email, displayName } = signedIn.user;
const other = exampleFrom(sessionFixtures, 1);
const password = 'seven slow ferries';
const code = '012345';

/** What the API's documentation says about accounts and sessions. */
export const accountDocs: ContractDocs = {
  calls: [
    describeCall(signIn, {
      description:
        'Returns an access token and sets the refresh cookie, with a password or a code that was emailed. Attempts are counted by address and by account. Logging in within 30 days of deleting the account restores it, and `restored` is then true.',
      input: { body: { email, password } },
      output: signedIn,
    }),
    describeCall(register, {
      description:
        'Emails a code that confirms the address; the account exists after the first login with it. The answer is the same for an address that already has an account, so that no one can find out who is a member.',
      input: { body: { email, password, displayName } },
      output: { mailed: true },
    }),
    describeCall(requestCode, {
      description:
        'Emails a code of six digits, to log in without a password or to choose a new one. The answer is the same for an address without an account.',
      input: { body: { email, purpose: 'RESET' } },
      output: { mailed: true },
    }),
    describeCall(resetPassword, {
      description:
        'Sets a new password with an emailed code, ends all sessions of the account and logs in on this device.',
      input: { body: { email, code, password } },
      output: signedIn,
    }),
    describeCall(requestEmailChange, {
      description:
        'Emails a code to the new address after checking your password. Nothing changes until the code is confirmed, and the answer is the same for an address that another account uses.',
      input: { body: { email: 'asha@tidewater.example', password } },
      output: { mailed: true },
    }),
    describeCall(confirmEmailChange, {
      description:
        'Makes the new address yours with the code emailed to it. Your sessions continue.',
      input: { body: { code } },
      output: { ...signedIn.user, email: 'asha@tidewater.example' },
    }),
    describeCall(changePassword, {
      description:
        'Sets a new password after checking the current one. This session continues; the answer says how many others have ended.',
      input: { body: { current: password, password: 'nine quiet harbours' } },
      output: { endedSessions: 1 },
    }),
    describeCall(readRealtimeToken, {
      description:
        'Returns a signed request that Ably exchanges for a token, which receives your own events only. Exists only where the server sends its events through Ably.',
      output: {
        keyName: 'aB3dEf.gH1jKl',
        clientId: signedIn.user.id,
        capability: `{"user:${signedIn.user.id}":["subscribe"]}`,
        nonce: '6f2c1a9e4b7d8350',
        timestamp: 1_772_616_600_000,
        ttl: 3_600_000,
        mac: 'c2lnbmVkLWJ5LXRoZS1zZXJ2ZXI=',
      },
    }),
    describeCall(refreshToken, {
      description:
        'Returns a new access token for the refresh cookie and replaces the cookie. Calls at the same moment get the same new cookie; using an old one later ends the session. Requests from other sites are refused.',
      output: { token: signedIn.token },
    }),
    describeCall(signOut, {
      description: 'Ends the session of the access token and clears the refresh cookie.',
    }),
    describeCall(listSessions, {
      description:
        'Returns the devices where you’re logged in, with when each was last used. `current` marks the one that asks.',
      output: { data: [...sessionFixtures] },
    }),
    describeCall(endSession, {
      description:
        'Signs you out on one of your devices. Its access token stops working at once. Sessions of other people are not found.',
      input: { params: { id: other.id } },
    }),
    describeCall(readSession, {
      description:
        'Returns the member whose access token this is, with the address and roles that only you can see.',
      output: signedIn.user,
    }),
  ],
  errors: describeErrors(authErrors, {
    WRONG_CREDENTIALS:
      'When the address is unknown, or the password or code is wrong, used or expired.',
    WRONG_PASSWORD: 'When the current password is wrong.',
    WRONG_CODE: 'When the code is wrong, used or expired, or was replaced by a newer one.',
    SAME_EMAIL: 'When the new address is the one that your account already has.',
    EMAIL_TAKEN: 'When another account has taken the address since the code was emailed.',
    REFRESH_INVALID: 'When the refresh cookie is missing, used, expired, or its session has ended.',
    FOREIGN_ORIGIN: 'When a page of another site makes the request.',
    NO_REALTIME_TOKEN: 'When this server sends its events over its own sockets.',
  }),
};
