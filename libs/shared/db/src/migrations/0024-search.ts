import type { SqlMigration } from '../migration';
import { indexedBy } from './released-texts';

/** Folds accents and case; `search_stem` reduces English words to their stems besides (decision 21). */
const configurations = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists unaccent`,
  `create text search configuration search_plain (copy = pg_catalog.simple)`,
  `alter text search configuration search_plain
    alter mapping for word, hword, hword_part with unaccent, simple`,
  `create text search configuration search_stem (copy = pg_catalog.english)`,
  `alter text search configuration search_stem
    alter mapping for word, hword, hword_part with unaccent, english_stem`,
];

const tables = [
  // What can be found, and nothing else: a record that is hidden or deleted has no row here.
  `create table search_documents (
    id uuid primary key,
    kind text not null,
    -- Whom a block or a ban hides it with; null for what no member wrote.
    author_id uuid,
    at timestamptz not null,
    title text not null,
    tags text[] not null,
    document tsvector not null
  )`,
  // Kept short, since every search reads through what waits there.
  `create index search_documents_words on search_documents using gin (document)
    with (gin_pending_list_limit = 256)`,
  `create index search_documents_newest on search_documents (kind, at desc, id desc)`,
  // Words and tags as they are written, for corrections and completions.
  `create table search_words (
    kind text not null check (kind in ('WORD', 'TAG')),
    word text collate "C" not null,
    authors integer not null,
    primary key (kind, word)
  )`,
  `create index search_words_alike on search_words using gin (word gin_trgm_ops) where kind = 'WORD'`,
];

/** Marks are in capitals, which no word keeps, so that nobody can write one. */
const functions = [
  // In plpgsql, which caches its plans: a plain SQL function is planned again by every statement that calls it.
  `create function put_search_document(_kind text, _id uuid, _author_id uuid, _at timestamptz,
      _title text, _body text, _tags text[], _marks text[]) returns void language plpgsql as $$
    begin
    insert into search_documents as kept (id, kind, author_id, at, title, tags, document)
    select _id, _kind, _author_id, _at, _title, _tags,
      ts_delete(setweight(to_tsvector('search_plain', _title), 'A') || gap
        || setweight(to_tsvector('search_plain', left(_body, 50000)), 'B') || gap
        || setweight(to_tsvector('search_stem', _title || ' ' || left(_body, 50000)), 'D'), 'GAP=')
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
  // The parts of a query, each { text, phrase, prefix, negated } or { marks, negated }, as one tsquery that all of them or
  // any of them meets; null if none counts.
  `create function search_query(_parts jsonb, _any boolean) returns tsquery language plpgsql stable as $$
    declare
      part jsonb;
      one tsquery;
      written text;
      whole tsquery;
    begin
      for part in select * from jsonb_array_elements(_parts) loop
        written := part->>'text';
        if part ? 'marks' then
          select string_agg('''' || replace(replace(mark, '\\', '\\\\'), '''', '''''') || '''', '|')::tsquery
            into one from jsonb_array_elements_text(part->'marks') mark;
        elsif (part->>'phrase')::boolean then
          one := phraseto_tsquery('search_plain', written);
        else
          one := phraseto_tsquery('search_plain', written) || phraseto_tsquery('search_stem', written);
          if (part->>'prefix')::boolean and numnode(one) > 0 then
            one := one || to_tsquery('search_plain',
              '''' || replace(replace(written, '\\', '\\\\'), '''', '''''') || ''':*');
          end if;
        end if;
        if one is null or numnode(one) = 0 then continue; end if;
        if (part->>'negated')::boolean then one := !!one; end if;
        whole := case when whole is null then one when _any then whole || one else whole && one end;
      end loop;
      return whole;
    end
  $$`,
  // When a record is deleted, its words that only one author has written are deleted. Rows that a task is counting are
  // skipped, so that neither waits for the other: search only suggests such a word if the viewer finds a record with it.
  // One row at a time by the whole key, since a plan that a connection cached when there were few words would read all.
  `create function forget_search_words() returns trigger language plpgsql set enable_seqscan = off as $$
    declare
      words text[] := array(select distinct w from gone cross join lateral unnest(tsvector_to_array(gone.document)) w);
      tags text[] := array(select distinct t from gone cross join lateral unnest(gone.tags) t);
    begin
      delete from search_words where ctid = any (array(
        select own.ctid from (
          select 'WORD' as kind, word from unnest(words) word union all select 'TAG', tag from unnest(tags) tag
        ) one cross join lateral (
          select kept.ctid from search_words kept
          where kept.kind = one.kind and kept.word = one.word and kept.authors = 1 limit 1 for update skip locked
        ) own));
      return null;
    end
  $$`,
  // One for each event: a trigger that sees all rows of a statement knows one event only.
  ...['delete', 'update'].map(
    (event) => `create trigger search_words_forgotten_by_${event} after ${event} on search_documents
      referencing old table as gone for each statement execute function forget_search_words()`,
  ),
];

const LINK = String.raw`(https?://|www\.)[^[:space:]]|[a-z0-9]\.(com|in|org|net|io|co|ai|dev|app|edu|gov|me|so|xyz)($|[^[:alnum:]@-])`;

const allText = (json: string, field: string) =>
  `case when new.${json} <> '[]' then
    (select string_agg(one->>'${field}', ' ') from jsonb_array_elements(new.${json}) one) end`;

/** The search's index of everything, kept by the database with each record. */
export const search: SqlMigration = {
  name: '0024-search',
  statements: [
    ...configurations,
    ...tables,
    ...functions,
    // Found by the same pattern as on the page, and therefore written by the API.
    `alter table posts add column tags text[] not null default '{}'`,
    ...indexedBy(
      'posts',
      'text, tags, parts, images, poll_options, kind, state',
      `new.state = 'ACTIVE'`,
      `'POST', new.id, new.author_id, new.created_at, '',
        concat_ws(' ', new.text, ${allText('parts', 'text')}, ${allText('poll_options', 'text')}, ${allText('images', 'alt')}),
        new.tags, array_remove(array[
          case when new.images <> '[]' then 'HAS=image' end,
          case when new.kind = 'POLL' then 'HAS=poll' end,
          case when new.kind = 'QUIZ' then 'HAS=quiz' end,
          case when new.type = 'THREAD' then 'HAS=thread' end,
          case when new.tags <> '{}' then 'HAS=tag' end,
          case when new.text like '%.%' and new.text ~* '${LINK}' then 'HAS=link' end], null)`,
    ),
    ...indexedBy(
      'pods',
      'name, description, topic',
      'true',
      `'POD', new.id, null, new.created_at, new.name, new.description || ' ' || new.topic, '{}', '{}'`,
    ),
    ...indexedBy(
      'people',
      'slug, display_name, headline, about, avatar_key, state',
      `new.state in ('ACTIVE', 'RESTRICTED')`,
      `'USER', new.id, new.id, new.created_at, new.display_name,
        new.slug || ' ' || new.headline || ' ' || new.about, '{}',
        case when new.avatar_key is null then '{}'::text[] else array['HAS=image'] end`,
    ),
    ...indexedBy(
      'ideas',
      'title, description, problem, solution, state',
      `new.state = 'ACTIVE'`,
      `'IDEA', new.id, new.author_id, new.created_at, new.title,
        concat_ws(' ', new.description, new.problem, new.solution), '{}', '{}'`,
    ),
    ...indexedBy(
      'news_stories',
      'title, excerpt, image, published_at, state',
      `new.state = 'ACTIVE'`,
      `'NEWS', new.id, null, new.published_at, new.title, new.excerpt, '{}',
        array_remove(array['HAS=link', case when new.image is not null then 'HAS=image' end], null)`,
    ),
    // Of an essay what everybody may read: a word of the locked rest finds nothing.
    ...indexedBy(
      'editorials',
      'title, summary, tags, preview, body, published_at, state',
      `new.state = 'ACTIVE'`,
      `new.kind, new.id, null, new.published_at, new.title,
        concat_ws(' ', new.summary, case when new.kind = 'ARTICLE' then new.body else new.preview end),
        -- As a hashtag is written: "Cap table" is found as #cap_table.
        array(select distinct regexp_replace(lower(tag), '[^[:alnum:]_]+', '_', 'g') from unnest(new.tags) tag), '{}'`,
    ),
    // What stands there already goes through the triggers once; the tags by a pattern as near as SQL comes to the page's.
    `update posts set tags = array(select distinct lower(found[1]) from
      regexp_matches(text, '(?:^|[^[:alnum:]_#&/@.-])#([[:alnum:]_]*[[:alpha:]][[:alnum:]_]*)', 'g') found)`,
    ...['pods set name = name', 'people set slug = slug', 'ideas set title = title'].map(
      (change) => `update ${change}`,
    ),
    `update news_stories set title = title`,
    `update editorials set title = title`,
  ],
};
