import { editSettings, readSettings, type SettingsChange } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { NotificationKind } from '@upround/shared/ports';
import { AppError, implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import type { ProfileSettings } from '../profile-settings';
import { toSettings } from './settings.mapper';
import { changeSettings, readSettingsOf, settingsOf } from './settings.store';

/** @throws AppError `INVALID_FIELD` for a type that no slice has notifications of */
function checkTypes({ notifications = {} }: SettingsChange, kinds: readonly NotificationKind[]) {
  const known = new Set(kinds.map(({ type }) => type));
  if (Object.keys(notifications).some((type) => !known.has(type))) {
    throw new AppError(coreErrors.INVALID_FIELD, { path: 'notifications' });
  }
}

/** Reading and changing the member's settings. */
export function settingsRoutes({ contributed }: ProfileSettings): CallImplementation[] {
  return [
    implement(readSettings, {
      handle: async (context) => {
        const { userId } = memberOf(context);
        const chosen = (await readSettingsOf(context.db, [userId])).get(userId) ?? settingsOf({});
        return toSettings(chosen, contributed().notifications);
      },
    }),
    implement(editSettings, {
      handle: async (context, { body }) => {
        const kinds = contributed().notifications;
        checkTypes(body, kinds);
        return toSettings(await changeSettings(context.trx, memberOf(context).userId, body), kinds);
      },
    }),
  ];
}
