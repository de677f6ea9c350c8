import { newId, statement, type Trx } from '@upround/shared/db';

const insert = statement<
  { id: string },
  { id: string; lineId: string; ambassadorId: string; text: string; now: Date }
>(
  'ambassador.insert-appeal',
  `insert into ambassador_appeals (id, line_id, ambassador_id, text, state, opened_at)
   values (:id::uuid, :lineId::uuid, :ambassadorId::uuid, :text, 'OPEN', :now::timestamptz)
   on conflict (line_id) do nothing returning id`,
);

/** Opens an appeal. @returns false where the line was appealed before */
export const insertAppeal = async (
  trx: Trx,
  values: { lineId: string; ambassadorId: string; text: string; now: Date },
): Promise<boolean> => (await insert.first(trx, { ...values, id: newId() })) !== undefined;
