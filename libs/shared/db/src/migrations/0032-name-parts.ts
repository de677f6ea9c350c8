import type { SqlMigration } from '../migration';
import { partsOfName } from './released-texts';

/** People are found by the beginning of any word of their names, with or without accents. */
export const nameParts: SqlMigration = {
  name: '0032-name-parts',
  statements: [
    `create table person_name_parts (
      person_id uuid not null references people (id) on delete cascade,
      part text not null,
      primary key (person_id, part)
    )`,
    `create index person_name_parts_prefix on person_name_parts (part text_pattern_ops, person_id)`,
    `create function keep_name_parts() returns trigger language plpgsql as $$
      begin
        delete from person_name_parts where person_id = new.id;
        insert into person_name_parts (person_id, part)
          select new.id, part from ${partsOfName('new.display_name')} named;
        return null;
      end
    $$`,
    `create trigger people_keep_name_parts after insert or update of display_name on people
      for each row execute function keep_name_parts()`,
    `insert into person_name_parts (person_id, part)
      select p.id, named.part from people p cross join lateral ${partsOfName('p.display_name')} named`,
  ],
};
