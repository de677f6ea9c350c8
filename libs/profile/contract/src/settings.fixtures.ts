import { allChannels, defaultSettings, type Settings } from './settings.calls';

const kind = (type: string, label: string, hint: string) => ({
  type,
  label,
  hint,
  always: [],
  ownMail: false,
});

/** The kinds of an example: the server answers those of all slices. */
const notificationKinds: Settings['notificationKinds'] = [
  kind('LIKE', 'Likes', 'Somebody likes what you wrote.'),
  kind('REPLY', 'Replies', 'Somebody answers a comment of yours.'),
  kind('MENTION', 'Mentions', 'Somebody names you.'),
  { ...kind('MESSAGE', 'Messages', 'Somebody writes to you.'), always: ['inApp'] },
  { ...kind('ALERT', 'Alerts', 'A saved search finds something.'), ownMail: true },
];

/** Settings as the server answers them to somebody who has changed nothing. */
export const settingsFixture: Settings = {
  ...defaultSettings,
  notificationKinds,
  notifications: Object.fromEntries(notificationKinds.map(({ type }) => [type, allChannels])),
};
