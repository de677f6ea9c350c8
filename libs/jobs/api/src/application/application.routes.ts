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
import { AppError, cutPage, implement, memberOf } from '@upround/shared/server-kit';
import type { CallImplementation, HandlerContext } from '@upround/shared/server-kit';
import { findJob } from '../job/job.read-model';
import type { JobsSettings } from '../jobs-settings';
import { placeIn, readApplicants } from './applicants.read-model';
import { resumesOf, toApplicant, toOwnApplication, toSentApplication } from './application.mapper';
import { findApplication } from './application.read-model';
import { applyTo } from './apply.service';
import { moveMany, moveOne } from './move.service';
import { replyToOwnOffer } from './offer.service';
import { saveMemo, saveNote, readNote } from './note.service';

async function readPage(
  { uploads }: JobsSettings,
  context: HandlerContext,
  { query }: HandlerInput<typeof listApplicants>,
) {
  const job = await findJob(context.db, context.viewer, query.id);
  if (job === undefined) throw new AppError(coreErrors.NOT_FOUND);
  // The counts are there for the creator alone.
  if (job.applications === null) throw new AppError(coreErrors.FORBIDDEN);
  const rows = await readApplicants(context, query, job.id);
  const resumes = await resumesOf(uploads, context.db, rows);
  const page = cutPage(rows, query, context.cursors, placeIn(query), (row) =>
    toApplicant(row, resumes),
  );
  return { ...page, counts: job.applications };
}

/** Every call on applications. */
export function applicationRoutes(settings: JobsSettings): CallImplementation[] {
  return [
    implement(listApplicants, {
      handle: (context, input) => readPage(settings, context, input),
    }),
    implement(readApplication, {
      handle: async (context, { params }) => {
        const { userId } = memberOf(context);
        const row = await findApplication(context.db, userId, params.id);
        const resumes = await resumesOf(settings.uploads, context.db, [row]);
        return row.applicant_id === userId
          ? toOwnApplication(row, resumes, settings.now())
          : toSentApplication(row, resumes);
      },
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
