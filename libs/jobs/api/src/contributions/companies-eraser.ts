import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

/** A company that a transaction is naming right now is locked by it, and stays. */
const deleteUnnamed = statement<never, Record<string, never>>(
  'jobs.erase-companies',
  `delete from companies where id in (
     select c.id from companies c
     where not exists (select from jobs j where j.company_id = c.id)
       and not exists (select from experience_view e where e.company_id = c.id)
     for update of c skip locked)`,
);

/** Deletes every company that no one names any more, such as those that only this person named. */
export const companiesEraser: Eraser = {
  name: 'companies',
  tables: ['companies'],
  async erase(trx) {
    await deleteUnnamed.all(trx, {});
    return [];
  },
};
