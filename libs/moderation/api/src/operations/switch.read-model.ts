import type { SwitchState } from '@upround/moderation/contract';
import { switchNames } from '@upround/shared/contract-core';
import {
  statement,
  toPersonSummary,
  type Database,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';

interface SwitchRow {
  name: string;
  since: Date;
  reason: string;
  request_id: string | null;
  person: PersonRow | null;
}

/** Who switched something off last is in the audit log: a copy of it would have to be erased with their account. */
const switchedOff = statement<SwitchRow>(
  'moderation.switched-off',
  `select s.name, s.since, s.reason, e.request_id,
      case when p.id is null then null else jsonb_build_object('id', p.id, 'slug', p.slug,
        'display_name', p.display_name, 'headline', p.headline, 'role', p.role, 'avatar_key', p.avatar_key)
      end as person
    from switched_off s
    left join lateral (
      select a.actor_id, a.request_id from audit_entries a
      where a.reference_id = s.name and a.action in ('switch.off', 'payments.off')
      order by a.id desc limit 1
    ) e on true
    left join person_view p on p.id = e.actor_id`,
);

/** Every switch, in the order of their names, with what is off. */
export async function listSwitchStates(db: Database | Trx): Promise<SwitchState[]> {
  const rows = await switchedOff.all(db, {});
  return switchNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) return { name, off: null };
    return {
      name,
      off: {
        since: row.since.toISOString(),
        reason: row.reason,
        // Without an entry it was written by hand.
        source: row.request_id === null || row.request_id === 'operator' ? 'operator' : 'member',
        actor: row.person === null ? null : toPersonSummary(row.person),
      },
    };
  });
}
