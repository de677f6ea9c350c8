import { composedOfAll } from './composed-server.fixtures';

/** What is stored and clients name them by: none is renamed. */
const stored = [
  'APPLICATION',
  'APPLICATION_MOVED',
  'COMMENT',
  'FOLLOW',
  'JOB_FOUND',
  'JOB_REMINDER',
  'LIKE',
  'MENTION',
  'MESSAGE',
  'OFFER_REPLIED',
  'POLL',
  'REPLY',
  'SYSTEM',
];

describe('the kinds of notifications', () => {
  it('spec 4.33: keep their names', () => {
    const types = composedOfAll().contributed.notifications.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(stored));
  });
});
