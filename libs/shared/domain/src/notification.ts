import * as z from 'zod/mini';

/** What notifications are grouped by, in the order of the settings. */
export const notificationGroups = ['REACTIONS', 'MENTIONS', 'PEOPLE', 'WORK', 'SYSTEM'] as const;
export const notificationGroupSchema = z.enum(notificationGroups);
export type NotificationGroup = (typeof notificationGroups)[number];

const TYPE_MAX = 40;
/** A type of notification, as in `LIKE`. Which ones there are is known to the server alone. */
export const notificationTypeSchema = z
  .string()
  .check(z.maxLength(TYPE_MAX), z.regex(/^[A-Z][A-Z_]*$/));

/**
 * A part of a sentence. `text` are words of ours; `name` is the name of a person and set apart; `title` is what a
 * record is called, as the title of a job.
 */
export const sentencePartSchema = z.union([
  z.object({ text: z.string() }),
  z.object({ name: z.string() }),
  z.object({ title: z.string() }),
]);
export type SentencePart = z.output<typeof sentencePartSchema>;
