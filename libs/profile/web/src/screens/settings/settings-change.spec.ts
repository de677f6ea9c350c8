import { defaultSettings } from '@upround/profile/contract';
import { backFrom, withChange } from './settings-change';

describe('a change of settings', () => {
  it('changes what it names, down to one way of one kind', () => {
    const after = withChange(defaultSettings, {
      messagesFrom: 'MUTUAL',
      notifications: { LIKE: { push: false } },
    });
    expect(after.messagesFrom).toBe('MUTUAL');
    expect(after.notifications.LIKE).toEqual({ inApp: true, push: false, email: true });
    expect(after.notifications.REPLY).toEqual(defaultSettings.notifications.REPLY);
  });

  it('is taken back without touching what changed meanwhile', () => {
    const change = { quietHours: null, notifications: { LIKE: { push: false } } };
    const back = backFrom(defaultSettings, change);
    const meanwhile = withChange(defaultSettings, {
      readMarks: false,
      notifications: { LIKE: { push: false, email: false } },
    });
    expect(withChange(meanwhile, back)).toEqual(
      withChange(defaultSettings, { readMarks: false, notifications: { LIKE: { email: false } } }),
    );
  });
});
