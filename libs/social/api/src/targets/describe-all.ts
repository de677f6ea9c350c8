import type { Database } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import type { TargetSummary } from '@upround/shared/ports';
import type { TargetRegistry } from './target-registry';

/** What a list shows of records of several slices, by id; those that the viewer may not see are left out. */
export async function describeAll(
  registry: TargetRegistry,
  db: Database,
  viewerId: string,
  references: readonly Reference[],
): Promise<Map<string, TargetSummary>> {
  const described = new Map<string, TargetSummary>();
  for (const target of new Set(
    references.map((reference) => registry.of(reference.referenceType)),
  )) {
    const ids = references
      .filter((reference) => registry.of(reference.referenceType) === target)
      .map((reference) => reference.referenceId);
    for (const [id, summary] of await target.describe(db, viewerId, ids))
      described.set(id, summary);
  }
  return described;
}
