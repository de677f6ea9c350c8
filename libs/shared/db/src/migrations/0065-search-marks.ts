import type { SqlMigration } from '../migration';

const dayOf = (at: string) => `'DAY=' || to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;

/**
 * Each document also contains the kind and the day of its record, so that the index of words can return the matches of
 * one kind and of some days without reading all others.
 */
export const searchMarks: SqlMigration = {
  name: '0065-search-marks',
  statements: [
    `create or replace function put_search_document(_kind text, _id uuid, _author_id uuid, _at timestamptz,
        _title text, _body text, _tags text[], _marks text[]) returns void language plpgsql as $$
      declare
        body text := left(_body, 50000);
        -- So that the end of one and the beginning of the next are no phrase.
        gap constant tsvector := '''GAP='':2';
        words tsvector := ts_delete(setweight(to_tsvector('search_plain', search_written(_title)), 'A') || gap
            || setweight(to_tsvector('search_plain', search_written(body)), 'B') || gap
            || setweight(to_tsvector('search_stem', search_spaced(_title || ' ' || body)), 'D'), 'GAP=')
          || array_to_tsvector(array(
            select mark from unnest(_marks) mark
            union select 'KIND=' || _kind
            union select ${dayOf('_at')}
            union select 'TAG=' || tag from unnest(_tags) tag
            union select 'BY=' || _author_id where _author_id is not null));
      begin
        insert into search_documents (id, kind, author_id, at, title, tags, document)
          values (_id, _kind, _author_id, _at, _title, _tags, words)
          on conflict (id) do nothing;
        if found then return; end if;
        update search_documents kept
          set author_id = _author_id, at = _at, title = _title, tags = _tags, document = words
          where kept.id = _id and (kept.author_id, kept.at, kept.title, kept.tags, kept.document)
            is distinct from (_author_id, _at, _title, _tags, words);
      end
    $$`,
    // The trigger would delete words from the suggestions, though no document loses one.
    `alter table search_documents disable trigger search_words_forgotten_by_update`,
    `update search_documents set document = document || array_to_tsvector(array['KIND=' || kind, ${dayOf('at')}])`,
    `alter table search_documents enable trigger search_words_forgotten_by_update`,
  ],
};
