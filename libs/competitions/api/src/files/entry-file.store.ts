import type { EntryAnswers, EntryField, FileAnswer } from '@upround/competitions/contract';
import { noBlockText, statement, type Database, type Trx } from '@upround/shared/db';

/** A file of an entry, and the field of the form that asks for it. */
export interface EntryFile {
  fieldId: string;
  file: FileAnswer;
}

const isFile = (answer: EntryAnswers[string] | undefined): answer is FileAnswer =>
  typeof answer === 'object' && !Array.isArray(answer);

/** The files in some answers. */
export const filesOf = (form: readonly EntryField[], answers: EntryAnswers): EntryFile[] =>
  form.flatMap(({ kind, id: fieldId }) => {
    const file = Object.hasOwn(answers, fieldId) ? answers[fieldId] : undefined;
    return kind === 'FILE' && isFile(file) ? [{ fieldId, file }] : [];
  });

const save = statement<
  { key: string },
  { entryId: string; keys: readonly string[]; fieldIds: readonly string[]; isSubmitted: boolean }
>(
  'competitions.save-files',
  `with gone as (
     delete from competition_files where entry_id = :entryId::uuid and not is_submitted
       and key <> all (:keys::text[]) returning key),
   kept as (insert into competition_files as f (key, entry_id, field_id, is_submitted)
   select t.key, :entryId::uuid, t.field_id, :isSubmitted::boolean
   from unnest(:keys::text[], :fieldIds::text[]) as t (key, field_id)
   on conflict (key, entry_id) do update set is_submitted = f.is_submitted or excluded.is_submitted,
     field_id = case when f.is_submitted and not excluded.is_submitted then f.field_id else excluded.field_id end)
   select gone.key from gone where not exists (
     select from competition_files o where o.key = gone.key and o.entry_id <> :entryId::uuid)`,
);

/**
 * Stores which files a locked entry has.
 *
 * @param isSubmitted whether they are submitted now; those of earlier submissions are kept
 * @returns keys of files that no entry has any more
 */
export async function saveFiles(
  trx: Trx,
  entryId: string,
  files: readonly EntryFile[],
  isSubmitted: boolean,
): Promise<string[]> {
  const gone = await save.all(trx, {
    entryId,
    keys: files.map(({ file }) => file.key),
    fieldIds: files.map(({ fieldId }) => fieldId),
    isSubmitted,
  });
  return gone.map(({ key }) => key);
}

const ofEntry = statement<{ key: string }, { entryId: string }>(
  'competitions.own-files-of-entry',
  `select f.key from competition_files f where f.entry_id = :entryId::uuid and not exists (
     select from competition_files o join competition_entries x on x.id = o.entry_id
     where o.key = f.key and o.entry_id <> :entryId::uuid and x.state <> 'WITHDRAWN')`,
);

/** The keys of an entry's files that no other entry has. */
export const readOwnFileKeys = async (trx: Trx, entryId: string): Promise<string[]> =>
  (await ofEntry.all(trx, { entryId })).map(({ key }) => key);

const readable = statement<{ key: string }, { key: string; viewer: string; now: Date }>(
  'competitions.readable-file',
  `select f.key from competition_files f join competition_entries e on e.id = f.entry_id
     join competitions c on c.id = e.competition_id
   where f.key = :key and (
     exists (select from competition_members m where m.entry_id = e.id and m.user_id = :viewer::uuid)
     or f.is_submitted and e.state = 'SUBMITTED' and (
       exists (select from competition_judges j
         where j.competition_id = c.id and j.user_id = :viewer::uuid and j.state = 'ACCEPTED')
       or exists (select from accounts a where a.user_id = :viewer::uuid and 'ADMIN' = any(a.staff_roles))
       or e.hidden_as is null and c.closes_at <= :now::timestamptz
         and exists (select from person_view p where p.id = e.owner_id)
         and ${noBlockText(':viewer::uuid', 'e.owner_id')}
         and exists (select from jsonb_array_elements(c.form) field
           where field ->> 'id' = f.field_id and (field ->> 'isPublic')::boolean)))
   limit 1`,
);

/** Whether someone may read a file: its team, and of what was submitted the judges, admins, and everyone where it is public. */
export const mayReadFile = async (
  db: Database,
  of: { key: string; viewer: string; now: Date },
): Promise<boolean> => (await readable.first(db, of)) !== undefined;

const used = statement<{ key: string }, { key: string }>(
  'competitions.used-file',
  `select f.key from competition_files f join competition_entries e on e.id = f.entry_id
   where f.key = :key and e.state <> 'WITHDRAWN' limit 1`,
);

/** Whether an entry that wasn't withdrawn has this file. */
export const isFileUsed = async (trx: Trx, key: string): Promise<boolean> =>
  (await used.first(trx, { key })) !== undefined;

const inherited = statement<{ key: string; heir: string }, { userId: string }>(
  'competitions.inherited-files',
  `select distinct on (u.key) u.key, m.user_id as heir
   from uploads u join competition_files f on f.key = u.key
     join competition_members m on m.entry_id = f.entry_id and m.user_id <> :userId::uuid
   where u.owner_id = :userId::uuid order by u.key, m.joined_at, m.user_id`,
);

/** A person's files in entries, also of teams that they left, each with the member who keeps it once the person is gone. */
export const readInherited = (trx: Trx, userId: string): Promise<{ key: string; heir: string }[]> =>
  inherited.all(trx, { userId });
