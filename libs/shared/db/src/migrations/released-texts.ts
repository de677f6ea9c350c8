/*
 * Never change this file. Several released migrations are made of these texts, and a server whose database has other
 * checksums for them doesn't start. A migration that needs another text writes its own.
 */

/** Runs after a row of a slice was written: keeps its document, or takes it away. */
export const indexedBy = (table: string, columns: string, found: string, put: string) => [
  `create function index_${table}() returns trigger language plpgsql as $$
    begin
      if ${found} then
        perform put_search_document(${put});
      elsif tg_op = 'UPDATE' then
        delete from search_documents where id = new.id;
      end if;
      return null;
    end
  $$`,
  `create trigger ${table}_searched after insert or update of ${columns} on ${table}
    for each row execute function index_${table}()`,
  `create function forget_${table}() returns trigger language plpgsql as $$
    begin
      delete from search_documents where id in (select id from gone);
      return null;
    end
  $$`,
  `create trigger ${table}_forgotten after delete on ${table} referencing old table as gone
    for each statement execute function forget_${table}()`,
];

const folded = (name: string) =>
  `btrim(regexp_replace(lower(unaccent(${name})), '[^[:alnum:]]+', ' ', 'g'))`;

/** What follows each word's beginning: `nguyen thu ha`, `thu ha` and `ha`. */
export const partsOfName = (name: string) => `(
  select distinct array_to_string(words[place:], ' ') as part
  from (select string_to_array(${folded(name)}, ' ') as words) split
  cross join lateral generate_subscripts(words, 1) place
  where words[place] <> ''
)`;
