import { changePassword, confirmEmailChange, requestEmailChange } from '@upround/account/contract';
import { implement, type CallImplementation } from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import type { OwnAccount } from '../account.store';
import type { OpenCode } from '../codes/code.store';
import { changeBy, proveEmailCode, proveEmailRequest, requestChange } from './email-change.service';
import { changeTo, provePasswordChange, type NewPassword } from './password-change.service';

/** Changing the member's email address and password. */
export function credentialRoutes(settings: AccountSettings): CallImplementation[] {
  return [
    implement<typeof requestEmailChange, OwnAccount>(requestEmailChange, {
      prepare: (context, { body }) => proveEmailRequest(settings, context, body),
      handle: async (context, { body }, before) => {
        await requestChange(context, body.email, before);
        return { mailed: true } as const;
      },
    }),

    implement<typeof confirmEmailChange, OpenCode>(confirmEmailChange, {
      audits: 'once',
      prepare: (context, { body }) => proveEmailCode(settings, context, body.code),
      handle: (context, _input, code) => changeBy(context, code),
    }),

    implement<typeof changePassword, NewPassword>(changePassword, {
      audits: 'once',
      prepare: (context, { body }) => provePasswordChange(settings, context, body),
      handle: (context, _input, made) => changeTo(context, made),
    }),
  ];
}
