import { settingsFixture } from '@upround/profile/contract';
import { backFrom, withChange } from './settings-change';

describe('a change of settings', () => {
  it('changes what it names, down to one way of one kind', () => {
    const after = withChange(settingsFixture, {
      messagesFrom: 'MUTUAL',
      notifications: { LIKE: { push: false } },
    });
    expect(after.messagesFrom).toBe('MUTUAL');
    expect(after.notifications['LIKE']).toEqual({ inApp: true, push: false, email: true });
    expect(after.notifications['REPLY']).toEqual(settingsFixture.notifications['REPLY']);
  });

  it('is rolled back without touching later changes', () => {
    const change = { quietHours: null, notifications: { LIKE: { push: false } } };
    const back = backFrom(settingsFixture, change);
    const meanwhile = withChange(settingsFixture, {
      readMarks: false,
      notifications: { LIKE: { push: false, email: false } },
    });
    expect(withChange(meanwhile, back)).toEqual(
      withChange(settingsFixture, { readMarks: false, notifications: { LIKE: { email: false } } }),
    );
  });
});
