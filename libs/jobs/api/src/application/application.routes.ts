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
} from '@upround/jobs/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { personFrom } from '@upround/shared/db';
import { AppError, cutPage, implement, memberOf } from '@upround/shared/server-kit';
import type { CallImplementation, HandlerContext } from '@upround/shared/server-kit';
import { findJob } from '../job/job.read-model';
import type { JobsSettings } from '../jobs-settings';
import { isBlindFor, opensTo } from '../plan';
import { placeIn, readApplicants } from './applicants.read-model';
import {
  blindApplication,
  resumesOf,
  toApplicant,
  toOwnApplication,
  toSentApplication,
} from './application.mapper';
import { findApplicants, findApplication } from './application.read-model';
import { applyTo } from './apply.service';
import { moveMany, moveOne } from './move.service';
import { replyToOwnOffer } from './offer.service';
import { saveMemo, saveNote, readNote } from './note.service';

/** In the order of the alphabet, and by a search for a name, names would show through. */
const blindQuery = (query: HandlerInput<typeof listApplicants>['query']): typeof query => ({
  ...query,
  search: undefined,
  sort: query.sort === 'name' ? undefined : query.sort,
});

async function readPage(
  settings: JobsSettings,
  context: HandlerContext,
  { query: asked }: HandlerInput<typeof listApplicants>,
) {
  const job = await findJob(context.db, context.viewer, asked.id);
  if (job === undefined) throw new AppError(coreErrors.NOT_FOUND);
  // The counts are there for the creator alone.
  if (job.applications === null) throw new AppError(coreErrors.FORBIDDEN);
  const { blindHiring } = await opensTo(settings, context.db, memberOf(context).userId);
  const isAsked = asked.blind !== undefined;
  const isBlind = isAsked && blindHiring;
  const query = isBlind ? blindQuery(asked) : asked;
  const rows = await readApplicants(context, query, job.id);
  const resumes = await resumesOf(settings.uploads, context.db, rows);
  const page = cutPage(rows, query, context.cursors, placeIn(query), (row) =>
    toApplicant(row, resumes, isBlind),
  );
  return {
    ...page,
    counts: job.applications,
    opens: { blindHiring },
    ...(isAsked && !isBlind && { locked: true }),
  };
}

/** Reads one application, as its applicant or as the creator of its job. */
async function readOne(
  settings: JobsSettings,
  context: HandlerContext,
  { params: { id }, query }: HandlerInput<typeof readApplication>,
) {
  const { userId } = memberOf(context);
  const row = await findApplication(context.db, userId, id);
  const resumes = await resumesOf(settings.uploads, context.db, [row]);
  if (row.applicant_id === userId) return toOwnApplication(row, resumes, settings.now());
  const sent = toSentApplication(row, resumes);
  const isAsked = query.blind !== undefined;
  if (isAsked && (await isBlindFor(settings, context.db, userId))) return blindApplication(sent);
  const applicants = await findApplicants(context.db, userId, [row.id]);
  return {
    ...sent,
    ...applicants.map((one) => ({ applicant: personFrom(one, 'applicant') }))[0],
    ...(isAsked && { locked: true }),
  };
}

/** Every call on applications. */
export function applicationRoutes(settings: JobsSettings): CallImplementation[] {
  return [
    implement(listApplicants, {
      handle: (context, input) => readPage(settings, context, input),
    }),
    implement(readApplication, {
      handle: (context, input) => readOne(settings, context, input),
    }),
    implement(apply, { handle: (context, input) => applyTo(settings, context, input) }),
    implement(moveApplication, { handle: (context, input) => moveOne(settings, context, input) }),
    implement(replyToOffer, {
      handle: (context, input) => replyToOwnOffer(settings, context, input),
    }),
    implement(moveApplications, { handle: (context, input) => moveMany(settings, context, input) }),
    implement(readApplicantNote, {
      handle: (context, { params }) => readNote(context.db, memberOf(context).userId, params.id),
    }),
    implement(keepApplicantNote, { handle: saveNote }),
    implement(keepApplicationMemo, { handle: saveMemo }),
  ];
}
