import {
  bookmark,
  follow,
  followedEvent,
  followErrors,
  like,
  savedEvent,
  unbookmark,
  unfollow,
  unlike,
} from '@upround/social/contract';
import type { Reference, Relation } from '@upround/shared/domain';
import { followed, liked, unfollowed, unliked, type Realtime } from '@upround/shared/ports';
import {
  AppError,
  implement,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { TargetRegistry } from '../targets/target-registry';
import { setStatement, unsetStatement, type RelationKind } from './relation.statements';

/** Tells the open pages of whom it concerns that a list of theirs has one more. */
function sendAdded(
  realtime: Realtime,
  kind: RelationKind,
  actorId: string,
  { referenceType, referenceId }: Reference,
): void {
  if (kind === 'BOOKMARK') {
    realtime.send([actorId], { name: savedEvent.name, data: { referenceType, referenceId } });
  } else if (kind === 'FOLLOW' && referenceType === 'USER') {
    const data = { userId: referenceId, followerId: actorId };
    realtime.send([actorId, referenceId], { name: followedEvent.name, data });
  }
}

interface RelateParts {
  registry: TargetRegistry;
  realtime: Realtime | undefined;
}

/** Sets or removes a relation and answers it as it now stands. */
async function relate(
  { registry, realtime }: RelateParts,
  context: WriteContext,
  reference: Reference,
  { kind, active }: { kind: RelationKind; active: boolean },
): Promise<Relation> {
  const { userId } = memberOf(context);
  const makeStatement = active ? setStatement : unsetStatement;
  const { count, changed } = await registry.add(context.trx, {
    reference,
    kind,
    delta: active ? 1 : -1,
    actorId: userId,
    name: `social.${active ? 'set' : 'unset'}-${kind.toLowerCase()}`,
    statement: makeStatement(kind, userId, reference),
  });
  if (changed && kind !== 'BOOKMARK') {
    const [set, taken] = kind === 'LIKE' ? [liked, unliked] : [followed, unfollowed];
    await context.tasks.publish(active ? set : taken, { userId, ...reference });
  }
  if (changed && active && realtime !== undefined) {
    context.afterCommit(() => sendAdded(realtime, kind, userId, reference));
  }
  return { ...reference, active, count };
}

function refuseSelf(context: WriteContext, { referenceType, referenceId }: Reference): void {
  const { userId } = memberOf(context);
  if (referenceType === 'USER' && referenceId.toLowerCase() === userId) {
    throw new AppError(followErrors.OWN_ACCOUNT, { path: 'referenceId' });
  }
}

/** Like, bookmark and follow, and the same taken back. Each sets a state: doing it twice changes nothing. */
export function relationRoutes(parts: RelateParts): CallImplementation[] {
  return [
    implement(like, {
      handle: (context, { body }) => relate(parts, context, body, { kind: 'LIKE', active: true }),
    }),
    implement(unlike, {
      handle: (context, { body }) => relate(parts, context, body, { kind: 'LIKE', active: false }),
    }),
    implement(bookmark, {
      handle: (context, { body }) =>
        relate(parts, context, body, { kind: 'BOOKMARK', active: true }),
    }),
    implement(unbookmark, {
      handle: (context, { body }) =>
        relate(parts, context, body, { kind: 'BOOKMARK', active: false }),
    }),
    implement(follow, {
      handle: async (context, { body }) => {
        refuseSelf(context, body);
        return relate(parts, context, body, { kind: 'FOLLOW', active: true });
      },
    }),
    implement(unfollow, {
      handle: async (context, { body }) => {
        refuseSelf(context, body);
        return relate(parts, context, body, { kind: 'FOLLOW', active: false });
      },
    }),
  ];
}
