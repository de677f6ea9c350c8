import type { AuditEntry, AuditFilters } from '@upround/moderation/contract';
import {
  isId,
  lowestIdAt,
  statement,
  toPersonSummary,
  unpreparedPage,
  type Database,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';

const DAY_MS = 24 * 60 * 60 * 1000;

interface AuditRow {
  entry_id: string;
  created_at: Date;
  actor_id: string | null;
  action: string;
  reference_type: string;
  reference_id: string;
  request_id: string;
  network: string;
  details: Record<string, unknown>;
  person: PersonRow | null;
}

type AuditValues = {
  person: string | null;
  action: string | null;
  kind: string | null;
  reference: string | null;
  from: string | null;
  before: string | null;
};

/** Filters that are not given are null and fall away when the statement is planned. */
const page = unpreparedPage<AuditRow, AuditValues>(
  'moderation.audit',
  (
    limit,
  ) => `select e.id as entry_id, e.created_at, e.actor_id, e.action, e.reference_type, e.reference_id,
      e.request_id, e.network, e.details,
      case when p.id is null then null else jsonb_build_object('id', p.id, 'slug', p.slug,
        'display_name', p.display_name, 'headline', p.headline, 'role', p.role, 'avatar_key', p.avatar_key)
      end as person
    from audit_entries e left join person_view p on p.id = e.actor_id
    where (:person::uuid is null or e.actor_id = :person::uuid)
      and (:action::text is null or e.action = :action::text)
      and (:kind::text is null or starts_with(e.action, :kind::text))
      and (:reference::text is null or e.reference_id = :reference::text)
      and (:from::uuid is null or e.id >= :from::uuid)
      and (:before::uuid is null or e.id < :before::uuid)
    order by e.id desc limit ${limit}`,
);

const noActor = new Set(['operator', 'system'] as const);
type NoActor = 'operator' | 'system';

/** Who acted: without a member, the request says which of the two others it was. */
const sourceOf = ({ actor_id: actor, request_id: request }: AuditRow): AuditEntry['source'] =>
  actor === null && noActor.has(request as NoActor) ? (request as NoActor) : 'member';

function toEntry(row: AuditRow): AuditEntry {
  return {
    id: row.entry_id,
    at: row.created_at.toISOString(),
    source: sourceOf(row),
    actor: row.person === null ? null : toPersonSummary(row.person),
    actorId: row.actor_id,
    action: row.action,
    referenceType: row.reference_type,
    referenceId: row.reference_id,
    requestId: row.request_id,
    network: row.network,
    details: row.details,
  };
}

/** The lowest id of a day in UTC, some days later. */
const idOfDay = (day: string, later: number) =>
  lowestIdAt(new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS));

/** The earlier of two bounds, of which each may be missing. */
function lower(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Filters with the person's id: a slug would be a name in the log. */
export type KnownFilters = Omit<AuditFilters, 'person'> & { personId?: string };

/** No one has it. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

const idOfSlug = statement<{ id: string }, { slug: string }>(
  'moderation.person-by-slug',
  `select id from people where slug = :slug`,
);

/** Finds the person of a search, by slug or, also once their account is deleted, by id. An unknown one has no entries. */
export async function knownFilters(
  db: Database | Trx,
  { person, ...filters }: AuditFilters,
): Promise<KnownFilters> {
  if (person === undefined) return filters;
  if (isId(person)) return { ...filters, personId: person };
  const found = await idOfSlug.first(db, { slug: person.toLowerCase() });
  return { ...filters, personId: found?.id ?? NO_ONE };
}

/**
 * The newest entries that match.
 *
 * @param before the id of the entry after which the page begins; null for the first page
 */
export async function listEntries(
  db: Database | Trx,
  filters: KnownFilters,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditEntry[]> {
  const { personId, action, referenceId, from, to } = filters;
  const isKind = action?.endsWith('.') === true;
  const rows = await page.all(db, limit, {
    person: personId ?? null,
    action: isKind ? null : (action ?? null),
    kind: isKind ? (action ?? null) : null,
    reference: referenceId ?? null,
    from: from === undefined ? null : idOfDay(from, 0),
    before: lower(before, to === undefined ? null : idOfDay(to, 1)),
  });
  return rows.map(toEntry);
}
