import { statement } from '@upround/shared/db';

export const assign = statement<never, { id: string; assignee: string | null }>(
  'moderation.assign-case',
  `update moderation_cases set assignee_id = :assignee::uuid where id = :id::uuid`,
);

export const insertNote = statement<
  never,
  { id: string; caseId: string; author: string; text: string; at: Date }
>(
  'moderation.insert-note',
  `insert into moderation_notes (id, case_id, author_id, text, created_at)
   values (:id::uuid, :caseId::uuid, :author::uuid, :text, :at::timestamptz)`,
);

/** The names of people, as `author_view` has them: empty for deleted accounts. */
export const namesOf = statement<{ id: string; display_name: string }, { ids: readonly string[] }>(
  'moderation.names-of',
  `select id, display_name from author_view where id = any(:ids::uuid[])`,
);
