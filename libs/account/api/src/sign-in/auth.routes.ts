import { register, requestCode, resetPassword, signIn } from '@upround/account/contract';
import { implement, type CallImplementation } from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { countMail } from '../attempts';
import { orderCode } from '../codes/code.service';
import { prove, proveReset, resetBy, signInBy, type Proof, type Reset } from './sign-in.service';
import { signUpSalt } from './sign-up.service';

const mailed = { mailed: true } as const;

/** Signing up and in. No response discloses whether an address has an account. */
export function authRoutes(settings: AccountSettings): CallImplementation[] {
  return [
    implement<typeof register, string>(register, {
      prepare: async (context, { body }) => {
        await countMail(context, body.email);
        return settings.passwords.hash(body.password, signUpSalt(settings, body.email));
      },
      handle: async (context, { body }, passwordHash) => {
        const signUp = { displayName: body.displayName, passwordHash };
        await orderCode(context, body.email, 'SIGN_UP', signUp);
        return mailed;
      },
    }),

    implement(requestCode, {
      prepare: (context, { body }) => countMail(context, body.email),
      handle: async (context, { body }) => {
        await orderCode(context, body.email, body.purpose);
        return mailed;
      },
    }),

    implement<typeof signIn, Proof>(signIn, {
      audits: 'once',
      prepare: (context, { body }) => prove(settings, context, body),
      handle: (context, { body }, proof) => signInBy(settings, context, body.email, proof),
    }),

    implement<typeof resetPassword, Reset>(resetPassword, {
      audits: 'once',
      prepare: (context, { body }) => proveReset(settings, context, body),
      handle: (context, { body }, reset) => resetBy(settings, context, body.email, reset),
    }),
  ];
}
