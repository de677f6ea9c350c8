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
  kind('LIKE', 'Likes', 'Someone likes what you wrote.'),
  kind('REPLY', 'Replies', 'Someone replies to your comment.'),
  kind('MENTION', 'Mentions', 'Someone mentions you.'),
  { ...kind('MESSAGE', 'Messages', 'Someone messages you.'), always: ['inApp'] },
  { ...kind('ALERT', 'Alerts', 'Something matches a saved search.'), ownMail: true },
];

/** The answer for a member who has changed nothing. */
export const settingsFixture: Settings = {
  ...defaultSettings,
  notificationKinds,
  notifications: Object.fromEntries(notificationKinds.map(({ type }) => [type, allChannels])),
};
