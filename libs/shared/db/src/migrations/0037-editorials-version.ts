import type { SqlMigration } from '../migration';

/** Which version of the product's own texts the rows of `editorials` were written from; one row. */
export const editorialsVersion: SqlMigration = {
  name: '0037-editorials-version',
  statements: [
    `create table editorials_version (
      only_row boolean primary key default true check (only_row),
      version text not null
    )`,
  ],
};
