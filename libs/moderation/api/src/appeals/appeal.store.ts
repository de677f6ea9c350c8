import { statement } from '@upround/shared/db';
import type { ReferenceType } from '@upround/shared/domain';
import { APPEAL_WEIGHT } from '../cases/case-weight';

export interface AppealRow {
  id: string;
  decision_id: string;
  state: 'OPEN' | 'UPHELD' | 'REVERSED';
}

export const findAppeal = statement<AppealRow, { id: string | null }>(
  'moderation.appeal',
  `select id, decision_id, state from moderation_appeals where id = :id::uuid`,
);

export const appealOfDecision = statement<AppealRow, { decision: string }>(
  'moderation.appeal-of-decision',
  `select id, decision_id, state from moderation_appeals where decision_id = :decision::uuid`,
);

export const insertAppeal = statement<
  never,
  { id: string; decision: string; author: string; text: string; at: Date }
>(
  'moderation.insert-appeal',
  `insert into moderation_appeals (id, decision_id, author_id, text, created_at)
   values (:id::uuid, :decision::uuid, :author::uuid, :text, :at::timestamptz)`,
);

/** The case of an appeal shows the record as it was in the case that was decided. */
export const insertAppealCase = statement<
  never,
  {
    id: string;
    appeal: string;
    decided: string;
    type: ReferenceType;
    reference: string;
    author: string;
    at: Date;
  }
>(
  'moderation.insert-appeal-case',
  `insert into moderation_cases (id, kind, reference_type, reference_id, author_id, weight, categories,
     snapshot, appeal_id, created_at)
   select :id::uuid, 'APPEAL', :type, :reference::uuid, :author::uuid, ${APPEAL_WEIGHT}, c.categories,
     c.snapshot, :appeal::uuid, :at::timestamptz
   from (select) one left join moderation_cases c on c.id = :decided::uuid`,
);

export const decideAppealRow = statement<
  never,
  { id: string; state: 'UPHELD' | 'REVERSED'; moderator: string; reason: string; at: Date }
>(
  'moderation.decide-appeal',
  `update moderation_appeals set state = :state, moderator_id = :moderator::uuid, reason = :reason,
     decided_at = :at::timestamptz
   where id = :id::uuid`,
);
