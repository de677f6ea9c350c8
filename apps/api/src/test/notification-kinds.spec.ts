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

describe('what people are notified of', () => {
  it('spec 4.33: keeps the names of its kinds', () => {
    const types = composedOfAll().contributed.notifications.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(stored));
  });
});
