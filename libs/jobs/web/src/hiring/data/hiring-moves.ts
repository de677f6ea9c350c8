import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  jobLimits,
  moveApplication,
  moveApplications,
  type Applicant,
  type ApplicationState,
  type RejectionReason,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import { changeApplicants, refreshApplicants } from './hiring-cache';

/** An applicant, and where they go. */
export interface ApplicantMove {
  applicant: Applicant;
  state: ApplicationState;
  reason?: RejectionReason | undefined;
  /** What the applicant reads after the reason. */
  message?: string | undefined;
  /** Allows moves back, and moves of applicants who were not selected. */
  back?: boolean;
}

/** What became of several moves. */
export interface MoveOutcome {
  /** Who was moved, before the failure if there was one. */
  moved: readonly ApplicantMove[];
  /** Applicants that the server skipped, in their current state: another page, or the applicant, was quicker. */
  skipped: readonly Applicant[];
  failure?: unknown;
}

const movedTo = ({ applicant, state, reason, message }: ApplicantMove): Applicant => {
  const at = new Date().toISOString();
  const step = { state, at, reason: reason ?? null, message };
  return { ...applicant, state, movedAt: at, timeline: [...applicant.timeline, step] };
};

let last: Promise<unknown> = Promise.resolve();

/** Moves are sent one after another: SEEN must not arrive after a later move. */
function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const sent = last.then(send, send);
  last = sent.catch(() => undefined);
  return sent;
}

/** The way back for applicants who were moved. */
export const backFrom = (moves: readonly ApplicantMove[]): ApplicantMove[] =>
  moves.map((move) => {
    const { state, timeline } = move.applicant;
    const before = timeline.findLast((step) => step.state === state);
    return {
      applicant: movedTo(move),
      state,
      back: true,
      reason: before?.reason ?? undefined,
      message: before?.message,
    };
  });

/** Whether an applicant's name is hidden; the answer to a move then says none either. */
const isHidden = ({ applicant }: Applicant) => applicant === undefined;

const wireMove = ({ applicant, state, reason, message, back }: ApplicantMove) => ({
  id: applicant.id,
  state,
  ...(back === true && { back }),
  ...(reason !== undefined && state === 'REJECTED' && { reason }),
  ...(message !== undefined && state === 'REJECTED' && { message }),
});

/** Which of the moves were made, and who was skipped, by what came back. */
function outcomeOf(moves: readonly ApplicantMove[], answered: readonly Applicant[]) {
  const stands = new Map(answered.map(({ id, state }) => [id, state]));
  const wanted = new Map(moves.map(({ applicant, state }) => [applicant.id, state]));
  return {
    moved: moves.filter(({ applicant, state }) => stands.get(applicant.id) === state),
    skipped: answered.filter(({ id, state }) => wanted.has(id) && wanted.get(id) !== state),
  };
}

/** Writes about applicants; the lists show them at once, and as before where they failed. */
export function useApplicantMoves() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      /**
       * Moves all of them, by as few calls as may be.
       *
       * @returns the moved, skipped and failed applicants; the latter two are then shown in their real state
       */
      async move(moves: readonly ApplicantMove[]): Promise<MoveOutcome> {
        changeApplicants(client, moves.map(movedTo));
        // Rejecting an applicant with an offer was confirmed first; an offer just made on another page was not seen.
        const keepOffers = !moves.some(({ applicant }) => applicant.state === 'OFFER');
        const moved: ApplicantMove[] = [];
        const skipped: Applicant[] = [];
        for (let done = 0; done < moves.length; done += jobLimits.bulk) {
          const part = moves.slice(done, done + jobLimits.bulk);
          try {
            const body = {
              moves: part.map(wireMove),
              ...(keepOffers && { keepOffers }),
              ...(part.some(({ applicant }) => isHidden(applicant)) && { blind: true }),
            };
            const { data } = await inTurn(() => api.call(moveApplications, { body }));
            changeApplicants(client, data);
            const outcome = outcomeOf(part, data);
            moved.push(...outcome.moved);
            skipped.push(...outcome.skipped);
          } catch (error) {
            changeApplicants(
              client,
              moves.slice(done).map(({ applicant }) => applicant),
            );
            void refreshApplicants(client);
            return { moved, skipped, failure: error };
          }
        }
        return { moved, skipped };
      },
      /** Marks an application as seen; a failed call is made again the next time that it is opened. */
      async markSeen(applicant: Applicant): Promise<void> {
        changeApplicants(client, [movedTo({ applicant, state: 'SEEN' })]);
        const body = { state: 'SEEN', ...(isHidden(applicant) && { blind: true }) } as const;
        const input = { params: { id: applicant.id }, body };
        await inTurn(() => api.call(moveApplication, input)).catch(() => refreshApplicants(client));
      },
    }),
    [client],
  );
}
