import type { Applicant, Application, Resume } from '@upround/jobs/contract';
import { personFrom } from '@upround/shared/db';
import type { Database, Trx } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import type { UploadedRecord, Uploads } from '@upround/shared/ports';
import { shownToApplicant } from './application-steps';
import type { ApplicantRow, ApplicationRow } from './application.columns';

/** The files that applications were sent with, by key. */
export type Resumes = ReadonlyMap<string, UploadedRecord>;

/** What a résumé is called in blind hiring. */
const BLIND_FILE = 'resume.pdf';

/** Looks up the files of some applications at once. */
export function resumesOf(
  uploads: Uploads,
  db: Database | Trx,
  rows: readonly Pick<ApplicationRow, 'resume_key'>[],
): Promise<Resumes> {
  const keys = rows.map((row) => row.resume_key).filter((key) => key !== null);
  return uploads.describe(db, [...new Set(keys)]);
}

function resumeOf({ resume_key: key }: ApplicationRow, resumes: Resumes): Resume | null {
  const file = key === null ? undefined : resumes.get(key);
  return file === undefined ? null : { url: mediaUrl(file.key), name: file.name, size: file.size };
}

/** Turns a row into the application, all of it. */
function toApplication(row: ApplicationRow, resumes: Resumes): Application {
  return {
    id: row.id,
    referenceType: 'JOB',
    referenceId: row.job_id,
    state: row.state,
    note: row.note,
    resume: resumeOf(row, resumes),
    timeline: row.steps.map(({ state, at, reason, message, reply }) => ({
      state,
      reason,
      at: new Date(at).toISOString(),
      ...(message !== null && { message }),
      ...(reply !== null && { reply }),
    })),
    createdAt: row.created_at.toISOString(),
    movedAt: row.moved_at.toISOString(),
  };
}

/**
 * Turns a row into the application as its applicant sees it.
 *
 * @param resumes of `resumesOf`
 * @param now the server's clock: a pending answer is not shown
 */
export function toOwnApplication(row: ApplicationRow, resumes: Resumes, now: Date): Application {
  const { state, steps } = shownToApplicant(row, now);
  const movedAt = steps.length === row.steps.length ? null : steps.at(-1)?.at;
  return toApplication(
    {
      ...row,
      state,
      steps,
      moved_at: movedAt === undefined || movedAt === null ? row.moved_at : new Date(movedAt),
    },
    resumes,
  );
}

/** Turns a row into the application as the job's creator sees it: what was withdrawn can be read no more. */
export function toSentApplication(row: ApplicationRow, resumes: Resumes): Application {
  const sent = toApplication(row, resumes);
  return row.state === 'WITHDRAWN' ? { ...sent, note: '', resume: null } : sent;
}

/** A file name says who sent it as often as not. */
export const blindApplication = (sent: Application): Application => ({
  ...sent,
  resume: sent.resume && { ...sent.resume, name: BLIND_FILE },
});

/**
 * Turns a row into an applicant as the job's creator sees them.
 *
 * @param isBlind leaves out who it is
 */
export function toApplicant(row: ApplicantRow, resumes: Resumes, isBlind: boolean): Applicant {
  const sent = toSentApplication(row, resumes);
  return {
    ...(isBlind ? blindApplication(sent) : { ...sent, applicant: personFrom(row, 'applicant') }),
    stars: row.stars,
    hasNote: row.has_note,
    ...(row.private_note && { privateNote: row.private_note }),
  };
}
