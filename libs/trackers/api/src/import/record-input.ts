import {
  countrySchema,
  daySchema,
  fundingRegionSchema,
  fundingSectorSchema,
  fundingStageSchema,
  instrumentSchema,
  scheduleSchema,
  trackerLimits,
  trackerTypeSchema,
} from '@upround/trackers/contract';
import { currencySchema, textOf, webAddressSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';

const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(
    z.array(schema).check(z.refine((values) => new Set(values).size === values.length)),
    [],
  );
const amount = z.number().check(z.minimum(0), z.maximum(trackerLimits.amount / 100));
const share = z.number().check(z.minimum(0), z.maximum(trackerLimits.equity), z.multipleOf(0.01));
const month = z.int().check(z.minimum(1), z.maximum(12));

/** A day, a month or a year that a calendar has. */
const asOfSchema = z.string().check(
  z.regex(/^(?:19|20|21)\d{2}(?:-\d{2}(?:-\d{2})?)?$/),
  z.refine((text) => lastDayOf(text) !== null),
);

/** The last day that a date of a day, a month or a year can mean, as `YYYY-MM-DD`; null where there is none. */
export function lastDayOf(text: string): string | null {
  const [year = '', month = '12', day] = text.split('-');
  const first = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  if (Number.isNaN(first.getTime())) return null;
  if (day !== undefined) {
    return first.toISOString().startsWith(text) ? text : null;
  }
  const end = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return end.toISOString().slice(0, 10);
}

/**
 * A record, as files hold it. Amounts are in whole units of the currency. What isn't published is null, an empty list
 * or left out.
 */
export const recordInputSchema = z
  .strictObject({
    slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(64)),
    type: trackerTypeSchema,
    name: textOf(trackerLimits.name),
    summary: textOf(trackerLimits.summary),
    website: optional(webAddressSchema),
    country: optional(countrySchema),
    city: optional(textOf(trackerLimits.city)),
    regions: listOf(fundingRegionSchema),
    stages: listOf(fundingStageSchema),
    sectors: listOf(fundingSectorSchema),
    amountMin: optional(amount),
    amountMax: optional(amount),
    currency: optional(currencySchema),
    equityPercentMin: optional(share),
    equityPercentMax: optional(share),
    instrument: optional(instrumentSchema),
    programWeeks: optional(z.int().check(z.minimum(1), z.maximum(trackerLimits.programWeeks))),
    eligibility: optional(textOf(trackerLimits.eligibility)),
    applyUrl: optional(webAddressSchema),
    contactUrl: optional(webAddressSchema),
    contactEmail: optional(z.email().check(z.maxLength(254))),
    schedule: optional(scheduleSchema),
    scheduleText: optional(textOf(trackerLimits.scheduleText)),
    opensMonth: optional(month),
    closesMonth: optional(month),
    /** Last day to apply, on the funder's calendar. */
    closesOn: optional(daySchema),
    /** Time of that day; its last minute by default. */
    closesTime: optional(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
    /** IANA name of the funder's time zone. */
    timeZone: optional(z.string().check(z.maxLength(64))),
    sourceName: textOf(trackerLimits.sourceName),
    sourceUrl: webAddressSchema,
    asOf: optional(asOfSchema),
  })
  .check(
    z.superRefine((record, context) => {
      const issue = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message, input: record });
      const { amountMin, amountMax, currency, equityPercentMin, equityPercentMax } = record;
      if (amountMin !== null && amountMax !== null && amountMax < amountMin)
        issue('amountMax', 'is lower than amountMin');
      if ((amountMin !== null || amountMax !== null) && currency === null)
        issue('currency', 'is missing');
      if (
        equityPercentMin !== null &&
        equityPercentMax !== null &&
        equityPercentMax < equityPercentMin
      )
        issue('equityPercentMax', 'is lower than equityPercentMin');
      if (record.closesOn !== null && record.schedule !== 'DATED')
        issue('schedule', 'must be DATED beside closesOn');
      if (record.schedule === 'DATED' && record.closesOn === null) issue('closesOn', 'is missing');
      if (record.closesOn !== null && record.timeZone === null) issue('timeZone', 'is missing');
    }),
  );
export type RecordInput = z.output<typeof recordInputSchema>;

/** The fields of a record, in the order of files. */
export const inputFields = [
  'slug',
  'type',
  'name',
  'summary',
  'website',
  'country',
  'city',
  'regions',
  'stages',
  'sectors',
  'amountMin',
  'amountMax',
  'currency',
  'equityPercentMin',
  'equityPercentMax',
  'instrument',
  'programWeeks',
  'eligibility',
  'applyUrl',
  'contactUrl',
  'contactEmail',
  'schedule',
  'scheduleText',
  'opensMonth',
  'closesMonth',
  'closesOn',
  'closesTime',
  'timeZone',
  'sourceName',
  'sourceUrl',
  'asOf',
] as const satisfies readonly (keyof RecordInput)[];
