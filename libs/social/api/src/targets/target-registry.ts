import { coreErrors } from '@upround/shared/contract-core';
import { isId, type Database, type Trx } from '@upround/shared/db';
import type { Reference, ReferenceType } from '@upround/shared/domain';
import type {
  CounterChange,
  CounterMove,
  FoundTarget,
  ReactionTarget,
  RecordMark,
} from '@upround/shared/ports';
import { AppError } from '@upround/shared/server-kit';

/** The kinds of record that the verbs know, each with the slice that owns it. */
export interface TargetRegistry {
  of(type: ReferenceType): ReactionTarget;
  /** Every mark that slices let people set on their records. */
  marks(): readonly RecordMark[];
  /** Null for records that the viewer may not know of. */
  find(
    db: Database | Trx,
    viewerId: string | null,
    reference: Reference,
  ): Promise<FoundTarget | null>;
  /** @throws AppError `NOT_FOUND` */
  need(db: Database | Trx, viewerId: string | null, reference: Reference): Promise<FoundTarget>;
  /** @throws AppError `NOT_FOUND`, which takes the change back with the transaction */
  add(trx: Trx, change: CounterChange): Promise<CounterMove>;
}

function byType(targets: readonly ReactionTarget[]): ReadonlyMap<ReferenceType, ReactionTarget> {
  const found = new Map<ReferenceType, ReactionTarget>();
  for (const target of targets) {
    for (const type of target.types) {
      if (found.has(type)) throw new Error(`two slices own records of type ${type}`);
      found.set(type, target);
    }
  }
  return found;
}

/** @param targets one for each kind of record, read at the first use; a kind may be in one of them only */
export function createTargetRegistry(targets: () => readonly ReactionTarget[]): TargetRegistry {
  let known: ReturnType<typeof byType> | undefined;
  const all = () => (known ??= byType(targets()));
  const registry: TargetRegistry = {
    marks: () => [...new Set(all().values())].flatMap(({ mark }) => (mark ? [mark] : [])),
    of: (type) => {
      const target = all().get(type);
      if (target === undefined) throw new Error(`no slice owns records of type ${type}`);
      return target;
    },
    find: async (db, viewerId, reference) =>
      isId(reference.referenceId)
        ? registry.of(reference.referenceType).find(db, viewerId, reference)
        : null,
    need: async (db, viewerId, reference) => {
      const found = await registry.find(db, viewerId, reference);
      if (found === null) throw new AppError(coreErrors.NOT_FOUND);
      return found;
    },
    add: async (trx, change) => {
      const move = isId(change.reference.referenceId)
        ? await registry.of(change.reference.referenceType).add(trx, change)
        : null;
      if (move === null) throw new AppError(coreErrors.NOT_FOUND);
      return move;
    },
  };
  return registry;
}
