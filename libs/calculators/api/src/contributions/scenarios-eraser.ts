import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

const deletion = statement<never, { userId: string }>(
  'calculators.erase-scenarios',
  'delete from calculator_scenarios where user_id = :userId::uuid',
);

/** Deletes a person's scenarios. */
export const scenariosEraser: Eraser = {
  name: 'calculators',
  tables: ['calculator_scenarios'],
  async erase(trx, userId) {
    await deletion.all(trx, { userId });
    return [];
  },
};
