import { daySpanOf } from '@upround/ambassador/model';

/**
 * Noon in UTC of the day that a moment is in in India: seasons and rules begin and end at midnight there, and a reader
 * elsewhere is shown the same date.
 */
export const indianDay = (moment: Date): Date => new Date(`${daySpanOf(moment).id}T12:00:00.000Z`);
