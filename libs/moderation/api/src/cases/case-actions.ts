import type { ModerationAction } from '@upround/moderation/contract';
import type { ModeratedRecords } from '@upround/shared/ports';

interface CaseFacts {
  hasAuthor: boolean;
  /** The record was deleted in the meantime. */
  isGone: boolean;
}

/** What moderators can do in a case: to the record where its slice allows it, and to its author where it has one. */
export function actionsFor(
  { measures }: Pick<ModeratedRecords, 'measures'>,
  { hasAuthor, isGone }: CaseFacts,
): ModerationAction[] {
  const record = isGone ? [] : measures;
  return [
    'NOTHING',
    ...(hasAuthor ? (['WARN'] as const) : []),
    ...record,
    ...(hasAuthor ? (['RESTRICT', 'SUSPEND'] as const) : []),
  ];
}
