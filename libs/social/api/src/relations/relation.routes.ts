import {
  bookmark,
  follow,
  followedEvent,
  followErrors,
  like,
  savedEvent,
  unbookmark,
  unfollow,
  unfollowedEvent,
  unlike,
  unsavedEvent,
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

interface Change {
  kind: RelationKind;
  active: boolean;
}

/** Sends an event to the open pages that show the list in which the relation was set or removed. */
function sendChange(
  realtime: Realtime,
  { kind, active }: Change,
  actorId: string,
  { referenceType, referenceId }: Reference,
): void {
  if (kind === 'BOOKMARK') {
    const { name } = active ? savedEvent : unsavedEvent;
    realtime.send([actorId], { name, data: { referenceType, referenceId } });
  } else if (kind === 'FOLLOW' && referenceType === 'USER') {
    const { name } = active ? followedEvent : unfollowedEvent;
    const data = { userId: referenceId, followerId: actorId };
    realtime.send([actorId, referenceId], { name, data });
  }
}

interface RelateParts {
  registry: TargetRegistry;
  realtime: Realtime | undefined;
}

/** Sets or removes a relation and returns its new state. */
async function relate(
  { registry, realtime }: RelateParts,
  context: WriteContext,
  reference: Reference,
  { kind, active }: Change,
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
  if (changed && realtime !== undefined) {
    context.afterCommit(() => sendChange(realtime, { kind, active }, userId, reference));
  }
  return { ...reference, active, count };
}

function refuseSelf(context: WriteContext, { referenceType, referenceId }: Reference): void {
  const { userId } = memberOf(context);
  if (referenceType === 'USER' && referenceId.toLowerCase() === userId) {
    throw new AppError(followErrors.OWN_ACCOUNT, { path: 'referenceId' });
  }
}

/** The calls that set and remove likes, bookmarks and follows. Each sets a state: repeating it changes nothing. */
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
