import type { Eraser } from '@upround/shared/ports';
import { sql } from 'kysely';

/** Deletes a person's reports and appeals, and what cases and decisions say about them; the decisions stay as counts. */
export const moderationEraser: Eraser = {
  name: 'moderation',
  tables: [
    'moderation_appeals',
    'moderation_cases',
    'moderation_decisions',
    'moderation_notes',
    'reports',
    'text_prints',
  ],
  async erase(trx, userId) {
    await sql`
      delete from moderation_notes n using moderation_cases c
      where c.id = n.case_id and c.author_id = ${userId}`.execute(trx);
    await sql`update moderation_notes set author_id = null where author_id = ${userId}`.execute(
      trx,
    );
    // The messages around a reported one are also those of the person who reported it.
    await sql`
      update moderation_cases set snapshot = snapshot - 'around'
      where snapshot ? 'around'
        and snapshot->'around' @> jsonb_build_array(jsonb_build_object('authorId', ${userId}::text))`.execute(
      trx,
    );
    await sql`delete from text_prints where author_id = ${userId}`.execute(trx);
    await sql`delete from reports where reporter_id = ${userId}`.execute(trx);
    await sql`delete from moderation_appeals where author_id = ${userId}`.execute(trx);
    await sql`
      update moderation_appeals set moderator_id = null where moderator_id = ${userId}`.execute(
      trx,
    );
    // What others reported shows the beginning of the person's text.
    await sql`
      update reports r set title = '' from moderation_cases c
      where c.id = r.case_id and c.author_id = ${userId} and r.title <> ''`.execute(trx);
    await sql`
      update moderation_cases set author_id = null, snapshot = null
      where author_id = ${userId}`.execute(trx);
    await sql`update moderation_cases set assignee_id = null where assignee_id = ${userId}`.execute(
      trx,
    );
    await sql`
      update moderation_decisions set author_id = null, title = '', text = '', reason = ''
      where author_id = ${userId}`.execute(trx);
    await sql`
      update moderation_decisions set moderator_id = null
      where moderator_id = ${userId}`.execute(trx);
    return [];
  },
};
