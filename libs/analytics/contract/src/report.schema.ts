import * as z from 'zod/mini';

/** The spans that a report may cover, in days up to today. */
export const reportSpans = ['7', '30', '90'] as const;

/** Page views of one day, in UTC. */
export const dayCountSchema = z.object({
  /** As in `2026-11-21`. */
  day: z.string(),
  views: z.int(),
  /** How many different people. */
  people: z.int(),
});
export type DayCount = z.output<typeof dayCountSchema>;

/** Page views of one path. */
export const pathCountSchema = z.object({ path: z.string(), views: z.int(), people: z.int() });

export const viewReportSchema = z.object({
  /** Every day of the span, oldest first, those without a view too. */
  days: z.array(dayCountSchema),
  views: z.int(),
  people: z.int(),
  /** The most visited, at most ten. */
  paths: z.array(pathCountSchema),
});
export type ViewReport = z.output<typeof viewReportSchema>;
