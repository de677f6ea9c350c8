import type { SqlMigration } from '../migration';
import { partsOfName } from './released-texts';

const APOSTROPHES = `''’`;

/**
 * A word with an apostrophe that people also write without one, as D'Souza or O’Brien. Contractions are left out: in
 * `I'll` it comes after an `I`, in `we'll` fewer than three letters follow it.
 */
const NAME = `\\m(?:(?!i)[[:alpha:]]|[[:alpha:]]+(?=[${APOSTROPHES}][[:alpha:]]{3}))[${APOSTROPHES}][[:alpha:]]{2,}\\M`;

const withoutApostrophes = (text: string) => `translate(${text}, '${APOSTROPHES}', '')`;

/** As written, for beginnings of words, and by their stems. */
const bothWays = (text: string) =>
  `to_tsvector('search_plain'::regconfig, search_written(${text}))
    || to_tsvector('search_stem'::regconfig, search_spaced(${text}))`;

const functions = [
  // The parser would take UI/UX for the path of a file, which is one word. Addresses that say so stay whole.
  `create or replace function search_spaced(text text) returns text language sql immutable parallel safe as $$
    select regexp_replace(text, '((?:://|www\\.)[^[:space:]]*)|(?<=[[:alnum:]])/(?=[[:alpha:]])', '\\1 ', 'g')
  $$`,
  `create or replace function search_joined(text text) returns text language sql immutable parallel safe as $$
    select string_agg(${withoutApostrophes('name[1]')}, ' ') from regexp_matches(text, '${NAME}', 'gi') name
  $$`,
  // A text as it is indexed in its written form.
  `create or replace function search_written(text text) returns text language sql immutable parallel safe as $$
    select search_spaced(text)
      || case when text ~ '[${APOSTROPHES}]' then coalesce(' ' || search_joined(text), '') else '' end
  $$`,
  `create or replace function put_search_document(_kind text, _id uuid, _author_id uuid, _at timestamptz,
      _title text, _body text, _tags text[], _marks text[]) returns void language plpgsql as $$
    declare
      body text := left(_body, 50000);
    begin
    insert into search_documents as kept (id, kind, author_id, at, title, tags, document)
    select _id, _kind, _author_id, _at, _title, _tags,
      ts_delete(setweight(to_tsvector('search_plain', search_written(_title)), 'A') || gap
        || setweight(to_tsvector('search_plain', search_written(body)), 'B') || gap
        || setweight(to_tsvector('search_stem', search_spaced(_title || ' ' || body)), 'D'), 'GAP=')
      || array_to_tsvector(array(
        select mark from unnest(_marks) mark
        union select 'TAG=' || tag from unnest(_tags) tag
        union select 'BY=' || _author_id where _author_id is not null))
    -- So that the end of one and the beginning of the next are no phrase.
    from (select '''GAP='':2'::tsvector as gap) apart
    on conflict (id) do update set author_id = excluded.author_id, at = excluded.at, title = excluded.title,
      tags = excluded.tags, document = excluded.document
    where (kept.author_id, kept.at, kept.title, kept.tags, kept.document)
      is distinct from (excluded.author_id, excluded.at, excluded.title, excluded.tags, excluded.document);
    end
  $$`,
  // Each text is looked for as it is typed, with spaces for slashes, and without the apostrophes of names.
  `create or replace function search_query(_parts jsonb, _any boolean) returns tsquery language plpgsql stable as $$
    declare
      part jsonb;
      written text;
      form text;
      meant tsquery;
      one tsquery;
      whole tsquery;
    begin
      for part in select * from jsonb_array_elements(_parts) loop
        written := part->>'text';
        one := null;
        if part ? 'marks' then
          select string_agg('''' || replace(replace(mark, '\\', '\\\\'), '''', '''''') || '''', '|')::tsquery
            into one from jsonb_array_elements_text(part->'marks') mark;
        else
          foreach form in array array(
            select written
            union select btrim(search_spaced(written))
            union select ${withoutApostrophes('search_spaced(written)')} where written ~* '${NAME}'
          ) loop
            meant := phraseto_tsquery('search_plain', form);
            if not (part->>'phrase')::boolean then
              meant := meant || phraseto_tsquery('search_stem', form);
              if (part->>'prefix')::boolean and numnode(meant) > 0 then
                meant := meant || to_tsquery('search_plain',
                  '''' || replace(replace(form, '\\', '\\\\'), '''', '''''') || ''':*');
              end if;
            end if;
            one := case when one is null then meant else one || meant end;
          end loop;
        end if;
        if one is null or numnode(one) = 0 then continue; end if;
        if (part->>'negated')::boolean then one := !!one; end if;
        whole := case when whole is null then one when _any then whole || one else whole && one end;
      end loop;
      return whole;
    end
  $$`,
  `create or replace function job_words(title text, company text, tags text[], location text, city text,
      workplace text, type text, description text) returns tsvector
    language sql immutable parallel safe as $$
    select setweight(${bothWays('title')}, 'A')
      || setweight(${bothWays(`company || ' ' || array_to_string(tags, ' ')`)}, 'B')
      || setweight(${bothWays(`location || ' ' || city || ' '
        || case workplace when 'REMOTE' then 'remote' when 'HYBRID' then 'hybrid' else 'onsite on site' end || ' '
        || case type when 'FULL_TIME' then 'full time' when 'PART_TIME' then 'part time'
          when 'CONTRACT' then 'contract freelance' else 'internship intern' end`)}, 'C')
      || setweight(${bothWays('left(description, 50000)')}, 'D')
  $$`,
  `create or replace function keep_name_parts() returns trigger language plpgsql as $$
    begin
      delete from person_name_parts where person_id = new.id;
      insert into person_name_parts (person_id, part)
        select new.id, part from ${partsOfName('new.display_name')} named
        union select new.id, part from ${partsOfName(withoutApostrophes('new.display_name'))} joined;
      return null;
    end
  $$`,
];

/** What stands there already goes through the triggers again, where it has such words. */
const indexedAgain = (table: string, column: string, texts: string, besides = 'false') => `
  update ${table} set ${column} = ${column} where ${besides} or exists (
    select from (select concat_ws(' ', ${texts}) as text) own
    where translate(search_spaced(text), ' ', '') <> translate(text, ' ', '') or text ~* '${NAME}')`;

/** Words that a slash joins are found one by one, and names with an apostrophe without it, too. */
export const wordsInParts: SqlMigration = {
  name: '0036-words-in-parts',
  statements: [
    ...functions,
    indexedAgain(
      'posts',
      'text',
      `text, jsonb_path_query_array(parts, '$[*].text'), jsonb_path_query_array(poll_options, '$[*].text'),
        jsonb_path_query_array(images, '$[*].alt')`,
    ),
    indexedAgain('pods', 'name', 'name, description, topic'),
    indexedAgain(
      'people',
      'display_name',
      'display_name, headline, about',
      `display_name ~ '[${APOSTROPHES}]'`,
    ),
    indexedAgain('ideas', 'title', 'title, description, problem, solution'),
    indexedAgain('news_stories', 'title', 'title, excerpt'),
    indexedAgain('editorials', 'title', 'title, summary, preview, body'),
    indexedAgain(
      'jobs',
      'title',
      `title, company, location, array_to_string(tags, ' '), description`,
    ),
  ],
};
