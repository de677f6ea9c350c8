import type { SqlMigration } from '../migration';

/** Adds a view of the people who hide their read marks, which statements that read conversations join. */
export const hiddenReadMarks: SqlMigration = {
  name: '0064-hidden-read-marks',
  statements: [
    `create view hidden_read_marks_view as
      select user_id from member_settings where settings -> 'readMarks' = 'false'::jsonb`,
  ],
};
