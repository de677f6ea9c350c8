import type { ReactNode } from 'react';
import {
  applicantFixtures,
  jobFixtures,
  keepApplicantNote,
  listApplicants,
  listJobsByUser,
  moveApplication,
  moveApplications,
  readApplicantNote,
  readJob,
  readApplication,
  type Applicant,
  type Job,
  type NamedApplicant,
} from '@upround/jobs/contract';
import { routes } from '@upround/shared/links';
import { useShortcutListener } from '@upround/shared/routing';
import { aUser, fakeApi, renderScreen, segment, type FakeApi } from '@upround/shared/testing';
import { ApplicationEvents } from '../events/application-events';
import { HiringScreen } from './hiring-screen';

// The library that draws PDF files needs a canvas.
jest.mock('react-pdf', () => jest.requireActual<object>('./decision/react-pdf.fixtures'));

const [job, , closed] = jobFixtures;
const [, rejected] = applicantFixtures;

export const counts = {
  total: 3,
  applied: 2,
  seen: 0,
  shortlisted: 0,
  interview: 0,
  offer: 0,
  rejected: 1,
  withdrawn: 0,
};

/** The signed-in creator of the jobs. */
export const recruiter = aUser({ id: job.creator.id, slug: job.creator.slug });

export const ownJob: Job = { ...job, applications: counts };
export const ownClosedJob: Job = closed;
export const ownDraft: Job = {
  ...job,
  id: '018bcfe5-6800-7000-8000-000000000104',
  slug: 'designer-tidewater-d1d1',
  title: 'Designer',
  state: 'DRAFT',
  publishedAt: null,
  closesAt: null,
};

const applied = (id: string, displayName: string): NamedApplicant => ({
  ...rejected,
  id,
  state: 'APPLIED',
  note: `${displayName.length} years with payments.`,
  timeline: [{ state: 'APPLIED', at: '2026-01-06T08:00:00.000Z', reason: null }],
  applicant: { ...rejected.applicant, id: `person-${id}`, displayName, headline: 'Engineer' },
  resume: { url: '/media/cv.pdf', name: `${displayName}.pdf`, size: 84_000 },
});

/** Two who applied and one who was not selected. */
export const applicants: NamedApplicant[] = [
  applied('018bcfe5-6800-7000-8000-000000000211', 'Ravi Teja'),
  applied('018bcfe5-6800-7000-8000-000000000212', 'Asha Rao'),
  { ...rejected, id: '018bcfe5-6800-7000-8000-000000000213' },
];

/** What everyone of them sent. */
export const resumeFile = new Blob(['%PDF-1.7']);

/** Moves applicants as the server does, and returns them. */
const moved = (
  id: string,
  state: Applicant['state'],
  reason: string | undefined,
  message?: string,
) => {
  const applicant = applicants.find((one) => one.id === id);
  if (applicant === undefined) throw new Error(`no applicant ${id}`);
  const step = { state, at: '2026-01-08T08:00:00.000Z', reason: reason ?? null, message };
  return { ...applicant, state, timeline: [...applicant.timeline, step] } as Applicant;
};

/** An applicant as blind hiring answers them. */
const blindly = ({ applicant: _, ...one }: Applicant): Applicant => ({
  ...one,
  resume: one.resume && { ...one.resume, name: 'resume.pdf' },
});

/** A server with the jobs of the recruiter and who applied. */
export const hiringApi = (): FakeApi =>
  fakeApi()
    .on(listJobsByUser, ({ query }) =>
      segment(
        [ownJob, ownDraft, ownClosedJob].filter(
          ({ state }) => query.state === undefined || state === query.state,
        ),
      ),
    )
    .on(readJob, () => ownJob)
    .on(listApplicants, ({ query }) => ({
      ...segment(query.blind === 'true' ? applicants.map(blindly) : applicants),
      counts,
      opens: { blindHiring: true },
    }))
    .on(readApplication, ({ params, query }) => {
      const one = applicants.find(({ id }) => id === params.id) ?? applicants[0];
      return (query.blind === 'true' ? blindly(one as Applicant) : one) as Applicant;
    })
    .on(moveApplications, ({ body }) => ({
      data: body.moves
        .map(({ id, state, reason, message }) => moved(id, state, reason, message))
        .map((one) => (body.blind === true ? blindly(one) : one)),
    }))
    .on(moveApplication, ({ params, body }) => moved(params.id, body.state, body.reason))
    .on(readApplicantNote, () => ({ text: '', stars: 0 }))
    .on(keepApplicantNote, ({ body }) => ({ text: body.text ?? '', stars: body.stars ?? 0 }))
    .file('/media/cv.pdf', resumeFile)
    .file('/media/ravi-teja.pdf', resumeFile);

/** Listens for the keys of the page, as the app does around it. */
function Keys() {
  useShortcutListener();
  return null;
}

/** Opens the page at a query, such as `&job=slug`. */
export const openHiring = (
  api = hiringApi(),
  query = '',
  around: (page: ReactNode) => ReactNode = (page) => page,
) =>
  renderScreen(
    <>
      {around(<HiringScreen />)}
      <Keys />
      <ApplicationEvents />
    </>,
    { api, user: recruiter, path: `/jobs?view=hiring${query}`, pattern: routes.jobs },
  );
