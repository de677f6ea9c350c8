import { describeCall } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import {
  apply,
  keepApplicantNote,
  keepApplicationMemo,
  listApplicants,
  moveApplication,
  moveApplications,
  readApplicantNote,
  readApplication,
  replyToOffer,
} from './application.calls';
import { applicantFixtures, appliedJobFixtures } from './application.fixtures';
import { applicationSchema } from './application.schema';

const [applicant, rejected] = applicantFixtures;
const application = applicationSchema.parse(appliedJobFixtures[0].application);
const { id, referenceId, note, resume, createdAt, timeline } = application;
const counts = {
  total: 2,
  applied: 0,
  seen: 0,
  shortlisted: 1,
  interview: 0,
  offer: 0,
  rejected: 1,
  withdrawn: 0,
};
const interview = { state: 'INTERVIEW', at: '2026-01-08T10:00:00.000Z', reason: null } as const;
const movedOn = {
  state: interview.state,
  movedAt: interview.at,
  timeline: [...timeline, interview],
};
const rejection = {
  state: 'REJECTED',
  at: interview.at,
  reason: 'POSITION_FILLED',
  message: 'Your ledger project impressed all of us.',
} as const;
const turnedDown = {
  state: rejection.state,
  movedAt: rejection.at,
  timeline: [...timeline, rejection],
};
const offer = { state: 'OFFER', at: '2026-01-07T10:00:00.000Z', reason: null } as const;
const accepted = {
  ...offer,
  at: '2026-01-08T10:00:00.000Z',
  reply: 'ACCEPTED',
  message: 'I can start in March.',
} as const;
const offered = {
  ...rejected,
  state: offer.state,
  movedAt: offer.at,
  timeline: [...rejected.timeline.slice(0, 1), offer],
};
const kept = { text: 'Knows ledgers. Ask about the on-call week.', stars: 4 };

export const applicationDocs: readonly CallDocs[] = [
  describeCall(listApplicants, {
    description:
      'Returns the people who applied to your own job, newest first unless `sort` says otherwise, and how many are at each stage. `id` is the job’s id or slug; stars and notes are your own. `notes=true` adds the text of your note as `privateNote`. If `opens.blindHiring` is true, `blind=true` leaves out `applicant`, gives files a neutral name, and ignores `search` and `sort=name`; otherwise the answer is as usual, with `locked: true`. Cover notes and résumés are as the applicant wrote them and may name them.',
    input: { query: { type: 'JOB', id: referenceId, sort: 'stars' } },
    output: {
      data: [applicant, rejected],
      nextSegment: null,
      counts,
      opens: { blindHiring: false },
    },
  }),
  describeCall(readApplication, {
    description:
      'Returns one application, to the person who applied and to the creator of the job. To everyone else it doesn’t exist. The creator also gets `applicant`, unless `blind=true` leaves it out as in the list of applicants.',
    input: { params: { id }, query: {} },
    output: application,
  }),
  describeCall(apply, {
    description:
      'Applies to an open job, with a note, a résumé or both. `resumeUrl` is the `url` of a résumé that you uploaded. You can apply to a job once, and to as many jobs in 24 hours as your plan includes.',
    input: {
      body: { referenceType: 'JOB', referenceId, note, resumeUrl: resume?.url ?? null },
    },
    output: {
      ...application,
      state: 'APPLIED',
      movedAt: createdAt,
      timeline: timeline.slice(0, 1),
    },
  }),
  describeCall(moveApplication, {
    description:
      'Moves an application to another stage, as the creator of the job; `reason` and `message` go with REJECTED; the person who applied reads both. The person who applied can withdraw it with WITHDRAWN, and undo that while the job is open. They’re notified of SHORTLISTED, INTERVIEW, OFFER and REJECTED after a short pause for undoing. `blind` gives the résumé’s file a neutral name, if blind hiring is part of your plan.',
    input: { params: { id }, body: { state: 'INTERVIEW' } },
    output: { ...application, ...movedOn },
  }),
  describeCall(replyToOffer, {
    description:
      'Accepts or declines an offer, as the person who applied, with an optional `message` for the creator of the job, who is notified. An accepted application stays at OFFER; a declined one is WITHDRAWN, and that can’t be undone. The step in the timeline has the `reply`.',
    input: { params: { id }, body: { reply: 'ACCEPTED', message: accepted.message } },
    output: {
      ...application,
      state: offer.state,
      movedAt: accepted.at,
      timeline: [...timeline, offer, accepted],
    },
  }),
  describeCall(moveApplications, {
    description:
      'Moves several applications to your own jobs in one step. Those at a later stage and rejected ones stay as they are unless `back` is true; withdrawn ones always do. If you name several, REJECTED skips those with an offer, too, unless `back` is true: reject them one at a time. With `keepOffers` one alone is skipped as well, for a person who decided before the offer was made. With `blind` it doesn’t say who applied, as in the list of applicants. The answer has every application that you named, as it is afterwards: those whose state isn’t the one you sent were skipped.',
    input: {
      body: {
        moves: [
          { id, state: 'REJECTED', reason: 'POSITION_FILLED', message: rejection.message },
          { id: offered.id, state: 'REJECTED', reason: 'POSITION_FILLED' },
        ],
      },
    },
    output: { data: [{ ...applicant, ...turnedDown }, offered] },
  }),
  describeCall(readApplicantNote, {
    description:
      'Returns your private note and stars about a person who applied to your own job. Both are empty until you set them.',
    input: { params: { id } },
    output: kept,
  }),
  describeCall(keepApplicantNote, {
    description:
      'Stores your private note or stars about a person who applied to your own job. What is left out stays as it is; the applicant never sees either.',
    input: { params: { id }, body: kept },
    output: kept,
  }),
  describeCall(keepApplicationMemo, {
    description:
      'Stores your private memo about an application that you made. The creator of the job never sees it; an empty text deletes it.',
    input: { params: { id }, body: { text: 'Ask about the on-call week.' } },
    output: { text: 'Ask about the on-call week.' },
  }),
];
