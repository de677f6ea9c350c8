import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

const deleteExperience = statement<never, { person: string }>(
  'profile.erase-experience',
  'delete from experiences where user_id = :person::uuid',
);

/** Deletes a person's experience, which names companies. */
export const experienceEraser: Eraser = {
  name: 'experience',
  tables: ['experiences'],
  before: ['companies'],
  async erase(trx, person) {
    await deleteExperience.all(trx, { person });
    return [];
  },
};
