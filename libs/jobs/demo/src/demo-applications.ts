import type { CommunitySetting as Setting, MadeApplication, PlacedJob } from '@upround/jobs/api';
import type { ApplicationState, RejectionReason } from '@upround/jobs/contract';
import { idAt } from '@upround/shared/db';
import { cast, seededRandom, type SeededRandom } from '@upround/shared/demo';
import { endedNotes, goodNotes, memos, notes } from './application-words.data';
import {
  candidateSlug,
  candidateApplications,
  type CandidateApplication,
} from './demo-candidate.data';

/** How far applications come: from sent alone to offered, most of them in between. */
const ends: readonly ApplicationState[] = [
  'APPLIED',
  'APPLIED',
  'APPLIED',
  'SEEN',
  'SEEN',
  'SEEN',
  'SHORTLISTED',
  'SHORTLISTED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
  'REJECTED',
  'WITHDRAWN',
];
const ways: Record<ApplicationState, readonly ApplicationState[]> = {
  APPLIED: [],
  SEEN: ['SEEN'],
  SHORTLISTED: ['SEEN', 'SHORTLISTED'],
  INTERVIEW: ['SEEN', 'SHORTLISTED', 'INTERVIEW'],
  OFFER: ['SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER'],
  REJECTED: ['SEEN', 'REJECTED'],
  WITHDRAWN: ['SEEN', 'WITHDRAWN'],
};
const reasons: readonly RejectionReason[] = ['EXPERIENCE', 'SKILLS', 'LOCATION', 'OTHER'];
const answers: ReadonlySet<ApplicationState> = new Set([
  'SHORTLISTED',
  'INTERVIEW',
  'OFFER',
  'REJECTED',
]);

const DAY_MINUTES = 24 * 60;
const FEW = 3;
/** Jobs with more applicants than this draw people who do not look for a job. */
const CROWD = 13;
const HIRES: readonly (string | null)[] = ['INVESTOR', 'RECRUITER'];

/** Who may apply: people who look for work; to jobs for former founders, everyone except people who hire. */
function applicantsOf({ job, ownerSlug }: PlacedJob, random: SeededRandom): string[] {
  const wanted = job.applicants ?? FEW;
  const isOpenToFounders = wanted > CROWD;
  const slugs = cast
    .filter(({ role, staffRoles }) => !HIRES.includes(role) && staffRoles === undefined)
    .filter(({ role }) => isOpenToFounders || role !== 'FOUNDER')
    .map(({ slug }) => slug)
    .filter((slug) => slug !== ownerSlug && slug !== candidateSlug);
  return random.shuffle(slugs).slice(0, wanted);
}

function stepsOf(
  state: ApplicationState,
  from: Date,
  random: SeededRandom,
  { clock }: Setting,
): { state: ApplicationState; at: Date }[] {
  const steps = [{ state: 'APPLIED' as ApplicationState, at: from }];
  let minutes = 0;
  for (const next of ways[state]) {
    minutes += random.int(DAY_MINUTES / 6, DAY_MINUTES * 3);
    steps.push({ state: next, at: clock.after(from, minutes) });
  }
  return steps;
}

/** The hours of an application and its stages, where their days are given. */
const HOURS = [19, 10, 15, 11.5] as const;

function givenSteps(
  { state, daysAgo = [0] }: CandidateApplication,
  { clock }: Setting,
): { state: ApplicationState; at: Date }[] {
  return ['APPLIED' as const, ...ways[state]].map((one, index) => ({
    state: one,
    at: clock.at(daysAgo[index] ?? 0, HOURS[index] ?? 12),
  }));
}

function makeApplication(
  placed: PlacedJob,
  slug: string,
  given: CandidateApplication | undefined,
  setting: Setting,
  /** Among the applications to the job: no two have the same note. */
  place: number,
): MadeApplication[] {
  const { job, id: jobId, companyName } = placed;
  const applicantId = setting.people.get(slug);
  if (applicantId === undefined) return [];
  const random = seededRandom(`application ${job.key} ${slug}`);
  const state = given?.state ?? random.pick(ends);
  const soon = setting.clock.after(placed.publishedAt, random.int(40, DAY_MINUTES * 6));
  const steps =
    given?.daysAgo === undefined
      ? stepsOf(state, soon, random, setting)
      : givenSteps(given, setting);
  const from = steps[0]?.at ?? soon;
  const id = idAt(from);
  const hasEnded = state === 'REJECTED' || state === 'WITHDRAWN';
  const isKnown = state !== 'APPLIED' && random.next() < 0.6;
  const note = (notes[place % notes.length] ?? '')
    .replace('{title}', job.title)
    .replace('{company}', companyName);
  const reason = given?.reason ?? random.pick(reasons);
  return [
    {
      row: {
        id,
        job_id: jobId,
        applicant_id: applicantId,
        state,
        note,
        resume_key: setting.resumes.get(applicantId) ?? null,
        created_at: from,
        moved_at: steps.at(-1)?.at ?? from,
        replied_at: steps.find((step) => answers.has(step.state))?.at ?? null,
        stars: isKnown ? (hasEnded ? random.int(1, 3) : random.int(3, 5)) : 0,
        private_note:
          isKnown && random.next() < 0.7 ? random.pick(hasEnded ? endedNotes : goodNotes) : '',
        memo: given?.memo === undefined ? '' : (memos[given.memo] ?? ''),
      },
      steps: steps.map((step) => ({
        id: idAt(step.at),
        application_id: id,
        state: step.state,
        at: step.at,
        reason: step.state === 'REJECTED' ? reason : null,
      })),
    },
  ];
}

/** The applications to a job; the same every time except for ids and times. */
export function applicationsTo(placed: PlacedJob, setting: Setting): MadeApplication[] {
  const random = seededRandom(`applicants ${placed.job.key}`);
  const first = seededRandom(`notes ${placed.job.key}`).int(0, notes.length - 1);
  const own = candidateApplications.find(({ job }) => job === placed.job.key);
  return [
    ...applicantsOf(placed, random).flatMap((slug, place) =>
      makeApplication(placed, slug, undefined, setting, first + place + 1),
    ),
    ...(own === undefined ? [] : makeApplication(placed, candidateSlug, own, setting, first)),
  ];
}
