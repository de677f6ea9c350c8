import type { Approval, ApprovalSourceText } from '@upround/moderation/contract';
import type { Database } from '@upround/shared/db';
import type { Approval as Waiting, ApprovalSource } from '@upround/shared/ports';
import type { ModerationSettings } from '../moderation-settings';

interface Found {
  kind: string;
  waiting: Waiting;
}

const byId = (one: Found, other: Found) => (one.waiting.id < other.waiting.id ? -1 : 1);

/**
 * What waits in some sources, in the order of ids.
 *
 * @returns up to the limit
 */
export async function pageOfApprovals(
  db: Database,
  sources: readonly ApprovalSource[],
  page: { after: string | null; limit: number },
): Promise<Found[]> {
  const lists = await Promise.all(
    sources.map(async ({ kind, list }) =>
      (await list(db, page)).map((waiting): Found => ({ kind, waiting })),
    ),
  );
  return lists.flat().sort(byId).slice(0, page.limit);
}

/** The same as answers, with the people who asked. */
export async function toApprovals(
  { people }: Pick<ModerationSettings, 'people'>,
  db: Database,
  found: readonly Found[],
  viewerId: string,
): Promise<Approval[]> {
  const ids = [...new Set(found.flatMap(({ waiting: { askedBy } }) => askedBy ?? []))];
  const members = ids.length === 0 ? [] : await people.of(db, ids);
  const known = new Map(members.map(({ person }) => [person.id, person]));
  return found.map(({ kind, waiting: { askedBy, at, ...rest } }) => ({
    ...rest,
    kind,
    askedBy: (askedBy === null ? undefined : known.get(askedBy)) ?? null,
    isOwn: askedBy === viewerId,
    at: at.toISOString(),
  }));
}

/** What a kind is called, and how it's decided. */
export const textOfSource = (source: ApprovalSource): ApprovalSourceText => {
  const { kind, label, approve, decline, isReasonRequired } = source;
  return { kind, label, approve: { ...approve }, decline: { ...decline }, isReasonRequired };
};
