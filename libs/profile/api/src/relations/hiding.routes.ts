import {
  block,
  listBlocked,
  listMuted,
  mute,
  profileErrors,
  unblock,
  unmute,
} from '@upround/profile/contract';
import { coreErrors, SEGMENT_SIZE } from '@upround/shared/contract-core';
import { isId, toPersonSummary } from '@upround/shared/db';
import type { Reference, Relation } from '@upround/shared/domain';
import {
  AppError,
  implement,
  memberOf,
  type CallImplementation,
  type HandlerContext,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { Hiding } from '@upround/shared/ports';
import type { ProfileSettings } from '../profile-settings';
import { countHidden, isKnown, listHidden, unhide, type HiddenPlace } from './hiding.store';
import { createPersonHiding } from './person-hiding';

/** @throws AppError `OWN_PERSON`, or `NOT_FOUND` for an invalid id */
function otherOf(context: WriteContext, { referenceId }: Reference): string {
  const otherId = referenceId.toLowerCase();
  if (otherId === memberOf(context).userId) {
    throw new AppError(profileErrors.OWN_PERSON, { path: 'referenceId' });
  }
  if (!isId(otherId)) throw new AppError(coreErrors.NOT_FOUND);
  return otherId;
}

/** Hides someone or undoes it, and returns the new state. */
async function change(
  settings: ProfileSettings,
  context: WriteContext,
  reference: Reference,
  { kind, active }: { kind: Hiding; active: boolean },
): Promise<Relation> {
  const { trx } = context;
  const { userId } = memberOf(context);
  const otherId = otherOf(context, reference);
  const removed = !active && (await unhide(trx, kind, userId, otherId));
  // A set block or mute can be removed even if the person is gone; otherwise an unknown id is a 404.
  const isThere = active
    ? await createPersonHiding(settings).hide(context, kind, { userId, otherId })
    : removed || (await isKnown(trx, userId, otherId));
  if (!isThere) throw new AppError(coreErrors.NOT_FOUND);
  return { ...reference, active, count: await countHidden(trx, kind, userId) };
}

async function page(
  context: HandlerContext,
  kind: Hiding,
  query: { cursor?: string | undefined; limit?: number | undefined },
) {
  const size = query.limit ?? SEGMENT_SIZE;
  const rows = await listHidden(context.db, kind, {
    userId: memberOf(context).userId,
    place: context.cursors.read<HiddenPlace>(query.cursor),
    limit: size + 1,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({ ...toPersonSummary(row), since: row.since.toISOString() })),
    nextSegment:
      rows.length > size && last !== undefined
        ? context.cursors.sign({ t: last.moment, i: last.id })
        : null,
  };
}

/** Blocking and muting, and the lists of both. */
export function hidingRoutes(settings: ProfileSettings): CallImplementation[] {
  return [
    implement(block, {
      handle: (context, { body }) =>
        change(settings, context, body, { kind: 'block', active: true }),
    }),
    implement(unblock, {
      handle: (context, { body }) =>
        change(settings, context, body, { kind: 'block', active: false }),
    }),
    implement(mute, {
      handle: (context, { body }) =>
        change(settings, context, body, { kind: 'mute', active: true }),
    }),
    implement(unmute, {
      handle: (context, { body }) =>
        change(settings, context, body, { kind: 'mute', active: false }),
    }),
    implement(listBlocked, { handle: (context, { query }) => page(context, 'block', query) }),
    implement(listMuted, { handle: (context, { query }) => page(context, 'mute', query) }),
  ];
}
