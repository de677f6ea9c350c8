import { isId, statement, type Trx } from '@upround/shared/db';
import type { MemberStates } from '@upround/shared/ports';
import type { PersonState } from '../people-tables';

/**
 * Where the state is the wanted one already, no trigger notifies servers of a change. Restricting leaves suspended people
 * as they are. A deleted account has the state once its owner comes back.
 */
const setState = statement<
  { id: string },
  { person: string; state: PersonState; from: PersonState[] }
>(
  'profile.set-member-state',
  `with found as (
     select id, state from people
     where id = :person::uuid and state = any(:from::text[]) for no key update
   ), changed as (
     update people set state = :state::text from found
     where people.id = found.id and found.state <> :state::text
   ), noted as (
     update account_deletions d set previous_state = :state::text from people p
     where d.user_id = :person::uuid and p.id = d.user_id and p.state = 'DELETED'
       and d.previous_state = any(:from::text[])
     returning d.user_id as id
   )
   select id from found union all select id from noted`,
);

const set = async (trx: Trx, person: string, state: PersonState, from: PersonState[]) =>
  isId(person) && (await setState.first(trx, { person, state, from })) !== undefined;

/** Changes what members may do. A trigger of the table notifies all servers, which check the person's connections again. */
export const memberStates: MemberStates = {
  restrict: (trx, userId) => set(trx, userId, 'RESTRICTED', ['ACTIVE', 'RESTRICTED']),
  suspend: (trx, userId) => set(trx, userId, 'BANNED', ['ACTIVE', 'RESTRICTED', 'BANNED']),
  reinstate: (trx, userId) => set(trx, userId, 'ACTIVE', ['ACTIVE', 'RESTRICTED', 'BANNED']),
};
