import { describeCall, exampleFrom } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import { addExperience, editExperience, removeExperience } from './experience.calls';
import { deleteAccount, editProfile, geocode, previewDeletion, readProfile } from './profile.calls';
import { profileFixtures } from './profile.fixtures';

const asha = exampleFrom(profileFixtures);
const own = exampleFrom(profileFixtures, 1);
const position = exampleFrom(asha.experience ?? []);
const { title, company, location, description, startMonth } = position;
const headline = 'Builds meters that do not drift';

export const personDocs: readonly CallDocs[] = [
  describeCall(readProfile, {
    description:
      'Returns a person by id or slug; a former slug works too. `email` is returned to that person only. Deleted people, and people you’ve blocked or who’ve blocked you, are not found.',
    input: { params: { id: asha.slug } },
    output: asha,
  }),
  describeCall(editProfile, {
    description:
      'Changes your own profile. Fields that are left out stay as they are; `links` replaces the whole list. Pictures are sent in the same form as `avatar` and `banner`. A new slug leaves the old address working.',
    input: { params: { id: own.id }, body: { headline, badge: 'FOUNDER' } },
    output: { ...own, headline, role: 'FOUNDER' },
  }),
  describeCall(deleteAccount, {
    description:
      'Deletes your own account: you disappear for everyone at once, and all sessions end. Logging in within 30 days restores it; after that it is erased. The only admin is refused. The body may be left out.',
    input: { params: { id: own.id }, body: { state: 'DELETED' } },
  }),
  describeCall(previewDeletion, {
    description:
      'Returns sentences to show before you confirm: what happens right away to your jobs, applications and plan, with their numbers. It is empty if you have none.',
    output: { effects: ['Your open job closes, and 3 applicants are notified.'] },
  }),
  describeCall(geocode, {
    description:
      'Returns the names of the county and state at a point, to fill in a location. The point is not stored.',
    input: { query: { lat: 18.52, lon: 73.86 } },
    output: { county: 'Pune', state: 'Maharashtra' },
  }),
  describeCall(addExperience, {
    description:
      'Adds an entry to the experience on your own profile. Leave out `endMonth` for a position that you still have. There is room for 50 entries.',
    input: {
      params: { profileId: asha.id },
      body: { title, company, location, description, startMonth },
    },
    output: position,
  }),
  describeCall(editExperience, {
    description:
      'Changes an entry of your own experience. Fields that are left out stay as they are; `endMonth: null` makes it a current position.',
    input: { params: { id: asha.id, expId: position.id }, body: { endMonth: '2026-02' } },
    output: { ...position, endMonth: '2026-02' },
  }),
  describeCall(removeExperience, {
    description: 'Deletes an entry of your own experience. A second call finds nothing.',
    input: { params: { id: asha.id, expId: position.id } },
  }),
];
