import { defaultSettings, editSettings, readSettings } from '@upround/profile/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { changeSettings, readSettingsOf } from './settings.store';

/** One's own settings. */
export const settingsRoutes: CallImplementation[] = [
  implement(readSettings, {
    handle: async (context) => {
      const { userId } = memberOf(context);
      return (await readSettingsOf(context.db, [userId])).get(userId) ?? defaultSettings;
    },
  }),
  implement(editSettings, {
    handle: (context, { body }) => changeSettings(context.trx, memberOf(context).userId, body),
  }),
];
