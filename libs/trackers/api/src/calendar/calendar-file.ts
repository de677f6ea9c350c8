import { links } from '@upround/shared/links';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { DeadlineRow, StepRow } from './calendar.store';

/** What a calendar holds. */
export interface CalendarContent {
  name: string;
  deadlines: readonly DeadlineRow[];
  steps: readonly StepRow[];
  /** Where the web app is. */
  publicUrl: string;
}

const DAY_SECONDS = 86_400;
/** Days before a deadline on which a calendar app reminds. */
const ALARM_DAYS = [7, 1];
/** How often apps may read the calendar again, in seconds. */
const REFRESH_SECONDS = 3_600;

/**
 * A calendar by RFC 5545: each deadline at its moment in UTC, with the funder's own time in words, and each next step
 * as a whole day.
 */
export function calendarFile({ name, deadlines, steps, publicUrl }: CalendarContent): string {
  const calendar = ical({
    name,
    prodId: { company: 'Upround', product: 'Trackers', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const deadline of deadlines) {
    const { id, closes_at: at, closes_local: local, closes_zone: zone } = deadline;
    const url = new URL(links.tracker(deadline.type, { record: deadline.slug }), publicUrl).href;
    const event = calendar.createEvent({
      id: `deadline-${id}@upround`,
      start: at,
      end: at,
      stamp: deadline.updated_at,
      summary: `Deadline: ${deadline.name}`,
      description: `Closes on ${local.replace('T', ' at ')} (${zone}). Verify it at the source before you rely on it.`,
      url,
    });
    for (const days of ALARM_DAYS) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: days * DAY_SECONDS });
    }
  }
  for (const { id, name: funder, next_step: step, next_step_on: day, updated_at: at } of steps) {
    calendar.createEvent({
      id: `step-${id}@upround`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: at,
      summary: step === null ? `Next step: ${funder}` : `${step} (${funder})`,
      url: new URL(links.pipeline({ item: id }), publicUrl).href,
    });
  }
  return calendar.toString();
}
