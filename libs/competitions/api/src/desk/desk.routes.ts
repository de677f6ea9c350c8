import * as calls from '@upround/competitions/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import {
  AppError,
  cutPage,
  implement,
  isAdmin,
  limitOf,
  memberOf,
  slugOf,
  type CallImplementation,
  type HandlerContext,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { CompetitionsSettings } from '../competitions-settings';
import { readTeams } from '../entries/team.store';
import {
  decideVotes,
  positionOf as heldPositionOf,
  readHeldVotes,
  toHeldVote,
  type HeldPosition,
} from '../votes/held-votes';
import {
  positionOf,
  readDesk,
  readDeskList,
  toDeskItem,
  type DeskPosition,
} from './desk.read-model';
import {
  positionOf as deskEntryPositionOf,
  readDeskEntries,
  toDeskEntry,
  type DeskEntryPosition,
} from './desk-entries.read-model';
import * as desk from './desk.service';
import { findOnDesk, insertDraft, shareCompetition } from './desk.store';

/**
 * The admin who makes a call.
 *
 * @throws AppError `FORBIDDEN` for everyone but admins, and `ACCOUNT_RESTRICTED`
 */
function adminOf(context: Pick<HandlerContext, 'viewer'>): string {
  const { userId, restricted } = memberOf(context);
  if (!isAdmin(context.viewer)) throw new AppError(coreErrors.FORBIDDEN);
  if (restricted) throw new AppError(coreErrors.ACCOUNT_RESTRICTED);
  return userId;
}

/** The desk as it is after a write. */
async function deskAfter({ trx, viewer }: WriteContext, slug: string, now: Date) {
  const found = await readDesk(trx, adminOf({ viewer }), slug, now);
  if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return found;
}

const audit = (
  context: WriteContext,
  action: string,
  referenceId: string,
  details: Record<string, unknown> = {},
) =>
  context.audit({
    action: `competitions.${action}`,
    referenceType: 'COMPETITION',
    referenceId,
    details,
  });

/** The list of all competitions, and one of them. */
const readingRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(calls.listDesk, {
    handle: async (context, { query }) => {
      const viewer = adminOf(context);
      const { db, cursors } = context;
      const position = cursors.read<DeskPosition>(query.cursor);
      const at = now();
      const rows = await readDeskList(db, viewer, position, limitOf(query) + 1, at);
      return cutPage(rows, query, cursors, positionOf, (row) => toDeskItem(row, at));
    },
  }),
  implement(calls.readDesk, {
    handle: async (context, { params }) => {
      const found = await readDesk(context.db, adminOf(context), params.slug, now());
      if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return found;
    },
  }),
];

/** Entries with all answers, and votes that have to be checked. */
const entryRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(calls.listDeskEntries, {
    handle: async (context, { params, query }) => {
      const { db, cursors } = context;
      adminOf(context);
      const found = await findOnDesk(db, params.slug);
      if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const position = cursors.read<DeskEntryPosition>(query.cursor);
      const rows = await readDeskEntries(db, found.id, position, limitOf(query) + 1);
      const teams = await readTeams(
        db,
        rows.map(({ id }) => id),
        null,
      );
      return cutPage(rows, query, cursors, deskEntryPositionOf, (row) =>
        toDeskEntry(
          row,
          (teams.get(row.id) ?? []).map(({ person }) => person),
          found.has_vote,
        ),
      );
    },
  }),
  implement(calls.listHeldVotes, {
    handle: async (context, { params, query }) => {
      const { db, cursors } = context;
      adminOf(context);
      const found = await findOnDesk(db, params.slug);
      if (found === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const position = cursors.read<HeldPosition>(query.cursor);
      const rows = await readHeldVotes(db, found.id, position, limitOf(query) + 1);
      return cutPage(rows, query, cursors, heldPositionOf, toHeldVote);
    },
  }),
  implement(calls.decideVotes, {
    audits: 'once',
    handle: async (context, { params: { slug }, body }) => {
      adminOf(context);
      const competition = await shareCompetition(context.trx, slug);
      if (competition === undefined) throw new AppError(coreErrors.NOT_FOUND);
      const userIds = await decideVotes(context, competition, body);
      await audit(context, 'decide-votes', competition.id, { decision: body.decision, userIds });
      return deskAfter(context, slug, now());
    },
  }),
];

/** Writing a draft and making it public. */
const draftRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(calls.createCompetition, {
    audits: 'once',
    handle: async (context, { body }) => {
      adminOf(context);
      const slug = slugOf(body.title, 'competition');
      await insertDraft(context.trx, slug, body, now());
      const after = await deskAfter(context, slug, now());
      await audit(context, 'create', after.id, { title: body.title });
      return after;
    },
  }),
  implement(calls.editCompetition, {
    audits: 'once',
    handle: async (context, { params: { slug }, body }) => {
      adminOf(context);
      await desk.saveDraft(context, slug, body, now());
      const after = await deskAfter(context, slug, now());
      await audit(context, 'edit', after.id);
      return after;
    },
  }),
  implement(calls.announceCompetition, {
    audits: 'once',
    handle: async (context, { params: { slug } }) => {
      adminOf(context);
      await audit(context, 'announce', await desk.announce(context, slug, now()));
      return deskAfter(context, slug, now());
    },
  }),
];

/** Changes that everyone can read. */
const publicRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(calls.moveDeadline, {
    audits: 'once',
    handle: async (context, { params: { slug }, body }) => {
      adminOf(context);
      const id = await desk.moveDeadline(context, slug, body, now());
      await audit(context, 'move-deadline', id, { closesAt: body.closesAt, reason: body.reason });
      return deskAfter(context, slug, now());
    },
  }),
  implement(calls.publishRules, {
    audits: 'once',
    handle: async (context, { params: { slug }, body }) => {
      adminOf(context);
      const id = await desk.publishRules(context, slug, body, now());
      await audit(context, 'publish-rules', id, { reason: body.reason });
      return deskAfter(context, slug, now());
    },
  }),
  implement(calls.publishResult, {
    audits: 'once',
    handle: async (context, { params: { slug }, body: { missingScores } }) => {
      adminOf(context);
      const id = await desk.publish(context, slug, missingScores, now());
      await audit(context, 'publish-result', id, { missingScores });
      return deskAfter(context, slug, now());
    },
  }),
];

/** Who judges. */
const judgeRoutes = ({ now }: CompetitionsSettings): CallImplementation[] => [
  implement(calls.inviteJudge, {
    audits: 'at most once',
    handle: async (context, { params: { slug }, body }) => {
      adminOf(context);
      const invited = await desk.invite(context, slug, body.member, now());
      const { competitionId, userId, isNew } = invited;
      if (isNew) await audit(context, 'invite-judge', competitionId, { userId });
      return deskAfter(context, slug, now());
    },
  }),
  implement(calls.removeJudge, {
    audits: 'once',
    handle: async (context, { params: { slug, userId } }) => {
      adminOf(context);
      if (!isId(userId)) throw new AppError(coreErrors.NOT_FOUND);
      await audit(context, 'remove-judge', await desk.removeJudge(context, slug, userId), {
        userId,
      });
      return deskAfter(context, slug, now());
    },
  }),
];

/** The organiser's calls, for admins. */
export const deskRoutes = (settings: CompetitionsSettings): CallImplementation[] => [
  ...readingRoutes(settings),
  ...entryRoutes(settings),
  ...draftRoutes(settings),
  ...publicRoutes(settings),
  ...judgeRoutes(settings),
];
