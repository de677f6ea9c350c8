import { describeCall, describeErrors } from '@upround/shared/contract-core';
import type { ContractDocs } from '@upround/shared/contract-core';
import {
  checkInvite,
  listAmbassadors,
  readAmbassador,
  readProgramme,
  register,
} from './ambassador.calls';
import { ambassadorErrors } from './ambassador.errors';
import {
  ambassadorFixture,
  boardFixtures,
  checkedInviteFixture,
  ownAmbassadorFixture,
  programmeFixture,
  referralFixture,
  seasonFixture,
} from './ambassador.fixtures';
import { creatorDocs } from './creator.docs';
import { creatorErrors } from './creator.errors';
import { ownAmbassadorDocs } from './own-ambassador.docs';
import { openReferralLink, readReferral, saveReferral } from './referral.calls';

const token = '018bcfe56800700080000000000000020011223344556677';

/** What the API's documentation says about ambassadors and creators. */
export const ambassadorDocs: ContractDocs = {
  calls: [
    describeCall(readProgramme, {
      description:
        'Returns how many ambassadors there are, how many people they referred, and this season’s leaders. Someone is active with a verified address and activity on three days within their first fourteen.',
      output: programmeFixture,
    }),
    describeCall(readAmbassador, {
      description:
        'Returns who the ambassador is, their code and their ranks. People who hide their name have no page, which is the same answer as for a slug that is no one’s.',
      input: { query: { slug: ambassadorFixture.person.slug } },
      output: ambassadorFixture,
    }),
    describeCall(listAmbassadors, {
      description:
        'Returns ranks in order; an empty `cursor` is the first page. Equal points share a rank, and the next ranks are skipped. Among equals, the one who got there first comes first. Past seasons stay available.',
      input: { query: { cursor: '', season: '2026-Q4' } },
      output: {
        data: [...boardFixtures],
        nextSegment: null,
        season: seasonFixture,
        seasons: [seasonFixture],
        updatedAt: '2026-11-27T09:01:00.000Z',
        count: 2,
        around: [],
      },
    }),
    describeCall(checkInvite, {
      description:
        'Returns who sent the invitation, unless they hide their name, and whether it can still be used. An unknown token is `NOT_FOUND`. Ten checks a minute are allowed from one address.',
      input: { params: { token } },
      output: checkedInviteFixture,
    }),
    describeCall(register, {
      description:
        'Applies with a motivation, which staff approve or decline; with a valid invitation the membership is active at once. Each member has one membership. An invitation works for one person.',
      input: { body: { motivation: ownAmbassadorFixture.motivation } },
      output: { ...ownAmbassadorFixture, state: 'PENDING', code: null },
    }),
    ...ownAmbassadorDocs,
    describeCall(openReferralLink, {
      description:
        'Counts the visit, once a day for each network, and sets a signed first-party cookie for thirty days. With Do Not Track or Global Privacy Control no cookie is set; the code can be typed in at sign-up.',
      input: { body: { code: 'IRA7K2QM' } },
      output: { displayName: referralFixture.displayName, isKnown: true, isSaved: true },
    }),
    describeCall(readReferral, {
      description:
        'Returns `REFERRED` with the name of the ambassador who referred you, or `NO_CODE` if no one did. The name is null for people who hide it.',
      output: referralFixture,
    }),
    describeCall(saveReferral, {
      description:
        'Writes the referral within seven days of sign-up, once and for all. Where it isn’t written, `outcome` says why: the code is unknown, your own or too old, the account is too old, or you referred that ambassador, directly or through others. The cookie is deleted either way.',
      input: { body: { code: 'IRA7K2QM' } },
      output: referralFixture,
    }),
    ...creatorDocs,
  ],
  errors: describeErrors(
    { ...ambassadorErrors, ...creatorErrors },
    {
      ALREADY_APPLIED: 'When you have applied already, or are an ambassador.',
      INVITE_UNKNOWN: 'When the token is unknown or no longer valid.',
      OWN_INVITE: 'When you created the invitation yourself.',
      MOTIVATION_MISSING: 'When you apply without an invitation and don’t say why.',
      NOT_APPLIED: 'When you never applied to the programme.',
      NOT_ACTIVE: 'When you haven’t been approved yet, or have left.',
      TOO_MANY_INVITES: 'When you’ve reached the limit of open invitations.',
      REWARD_NOT_REACHED: 'When your points of all seasons are below those of the reward.',
      ALREADY_CLAIMED: 'When the reward is claimed or handed out.',
      NOT_APPEALABLE: 'When the line added points.',
      ALREADY_APPEALED: 'When the line was appealed before, whatever came of it.',
      NOT_ELIGIBLE: 'When one of the conditions in `progress` isn’t met.',
      ALREADY_CREATOR: 'When an application is open, or you’re in the programme.',
      NO_CREATOR:
        'When you never applied; on leaving also when no application is open and you aren’t in the programme.',
    },
  ),
};
