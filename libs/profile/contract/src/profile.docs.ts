import { describeCall, describeErrors, exampleFrom } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import type { Relation } from '@upround/shared/domain';
import { listExports, requestExport } from './export.calls';
import { personDocs } from './person.docs';
import { profileErrors } from './profile-errors';
import { exportFixtures, profileFixtures } from './profile.fixtures';
import { block, listBlocked, listMuted, mute, unblock, unmute } from './relation.calls';
import { editSettings, readSettings } from './settings.calls';
import { settingsFixture } from './settings.fixtures';

const { id, slug, displayName, headline, avatarUrl, role } = exampleFrom(profileFixtures, 1);
const hidden = {
  id,
  slug,
  displayName,
  headline,
  avatarUrl,
  role,
  since: '2026-03-04T09:30:00.000Z',
};
const list = { data: [hidden], nextSegment: null };
const person = { referenceType: 'USER', referenceId: id } as const;
const set: Relation = { ...person, active: true, count: 1 };
const unset: Relation = { ...person, active: false, count: 0 };
const quietHours = { from: '22:00', to: '07:00', timeZone: 'Asia/Kolkata' };

/** What the API's documentation says about people, their settings, blocks, mutes and exports. */
export const profileDocs: ContractDocs = {
  deprecated: [{ name: 'hasJobs', use: ['lists'] }],
  calls: [
    ...personDocs,
    describeCall(block, {
      description:
        'Blocks a person: you no longer see each other anywhere, and follows between you end. The person is not notified. `count` is how many people you have blocked.',
      input: { body: person },
      output: set,
    }),
    describeCall(unblock, {
      description:
        'Ends a block. Follows that the block ended do not return. `count` is how many people you have blocked.',
      input: { body: person },
      output: unset,
    }),
    describeCall(listBlocked, {
      description:
        'Returns the people you’ve blocked, the latest block first. Only you can see it.',
      input: { query: { limit: 20 } },
      output: list,
    }),
    describeCall(mute, {
      description:
        'Keeps the posts of a person out of your lists and their acts out of your notifications. The person cannot tell. `count` is how many people you have muted.',
      input: { body: person },
      output: set,
    }),
    describeCall(unmute, {
      description:
        'Ends a mute: posts and notifications of that person, including earlier ones, appear again.',
      input: { body: person },
      output: unset,
    }),
    describeCall(listMuted, {
      description: 'Returns the people you’ve muted, the latest mute first. Only you can see it.',
      input: { query: { limit: 20 } },
      output: list,
    }),
    describeCall(readSettings, {
      description:
        'Returns your own settings, with the defaults where you have changed nothing: who can write to you, read marks, notifications by kind and channel, with the kinds that there are, the email digest and quiet hours.',
      output: settingsFixture,
    }),
    describeCall(editSettings, {
      description:
        'Changes some of your own settings and returns all of them. What is left out stays as it is, down to one channel of one kind of notification.',
      input: { body: { messagesFrom: 'FOLLOWED', quietHours } },
      output: { ...settingsFixture, messagesFrom: 'FOLLOWED', quietHours },
    }),
    describeCall(listExports, {
      description:
        'Returns your own exports, newest first, with their progress. The file of a finished one can be downloaded for seven days at `url`, with your access token.',
      output: { data: [...exportFixtures] },
    }),
    describeCall(requestExport, {
      description:
        'Starts a ZIP file of all your data, as JSON, CSV and images. It is built in the background; `GET /v1/export` shows when it is ready. Restricted members can request one as well.',
      output: { ...exampleFrom(exportFixtures, 1), state: 'WAITING', progress: 0 },
    }),
  ],
  errors: describeErrors(profileErrors, {
    SLUG_TAKEN: 'When another person has the slug, or had it before.',
    SLUG_CHANGES_USED_UP: 'When you have changed your slug ten times.',
    IMAGE_UNREADABLE: 'When a file isn’t an image or is damaged.',
    IMAGE_TOO_LARGE: 'When an image has more than 24 megapixels.',
    IMAGE_MISSING: 'When `avatarAlt` or `bannerAlt` is sent and there’s no such image.',
    EXPERIENCE_FULL: 'When your profile has 50 entries.',
    MONTHS_REVERSED: 'When `endMonth` is before `startMonth`.',
    MONTH_IN_FUTURE: 'When a month has not begun yet.',
    ONLY_ADMIN: 'When the account is the only admin’s who can act.',
    OWN_PERSON: 'When `referenceId` is your own id.',
    EXPORT_TOO_SOON: 'When you requested an export less than 24 hours ago.',
    NO_PLACE_NEARBY: 'When no known place is near the point.',
  }),
};
