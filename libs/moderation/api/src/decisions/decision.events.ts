import type { EventDefinition, TaskDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

const decisionKey = z.object({ decisionId: z.string() });

/** Tells the people concerned of a decision, once it can't be undone. */
export const announceDecision = {
  name: 'moderation.announce-decision',
  data: decisionKey,
} satisfies TaskDefinition;

/** Ends a restriction. */
export const endRestriction = {
  name: 'moderation.end-restriction',
  data: decisionKey,
} satisfies TaskDefinition;

/** Deletes a removed record, unless an appeal is open or was successful. */
export const deleteRemoved = {
  name: 'moderation.delete-removed',
  data: decisionKey,
} satisfies TaskDefinition;

const decidedData = z.object({
  decisionId: z.string(),
  caseId: z.string(),
  authorId: z.nullable(z.string()),
  referenceType: z.string(),
  referenceId: z.string(),
  action: z.string(),
  rule: z.nullable(z.string()),
  /** Of a record that was held and is public now: the path of its page. */
  released: z.optional(z.object({ path: z.nullable(z.string()) })),
  /** Of the reporters: those after this report are notified next. */
  after: z.optional(z.string()),
});

/** A decision that can't be undone any more. */
export const decided = { name: 'moderation.decided', data: decidedData } satisfies EventDefinition;

/** A second moderator answered an appeal. */
export const appealDecided = {
  name: 'moderation.appeal-decided',
  data: z.object({
    decisionId: z.string(),
    authorId: z.string(),
    referenceType: z.string(),
    referenceId: z.string(),
    isReversed: z.boolean(),
  }),
} satisfies EventDefinition;
