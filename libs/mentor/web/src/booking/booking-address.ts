import { links } from '@upround/shared/links';

/** What is asked, in order. */
export const bookingSteps = ['service', 'slot', 'questions', 'review'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** What the address of `/book-mentor` says. */
export interface BookingAddress {
  mentor: string;
  service: string | null;
  /** ISO 8601, in UTC. */
  start: string | null;
  step: BookingStep | null;
  /** The month that the calendar shows, as `2027-03`. */
  month: string | null;
  /** The day whose times are shown, as `2027-03-10`. */
  day: string | null;
}

const matching = (text: string | null, pattern: RegExp) =>
  text !== null && pattern.test(text) ? text : null;

/** A moment in the one form in which the server writes it. */
function momentOf(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Reads the address; values that aren't of their kind are ignored. */
export const bookingAddressOf = (search: URLSearchParams): BookingAddress => ({
  mentor: search.get('mentor') ?? '',
  service: search.get('service'),
  start: momentOf(search.get('start')),
  step: bookingSteps.find((known) => known === search.get('step')) ?? null,
  month: matching(search.get('month'), /^\d{4}-(?:0[1-9]|1[0-2])$/),
  day: matching(search.get('day'), /^\d{4}-\d\d-\d\d$/),
});

/** The address with changes. */
export function bookingHref(address: BookingAddress, changes: Partial<BookingAddress>): string {
  const { mentor, service, start, step, month, day } = { ...address, ...changes };
  return links.bookMentor({
    mentor,
    service: service ?? undefined,
    start: start ?? undefined,
    step: step ?? undefined,
    month: month ?? undefined,
    day: day ?? undefined,
  });
}

interface Chosen {
  hasService: boolean;
  hasStart: boolean;
}

/** The last step for which everything before it is chosen. */
export function furthestStep({ hasService, hasStart }: Chosen): BookingStep {
  if (!hasService) return 'service';
  return hasStart ? 'review' : 'slot';
}

/** The step to show: the one in the address if it can be reached, otherwise the first one that is open. */
export function shownStep(wanted: BookingStep | null, chosen: Chosen): BookingStep {
  const furthest = furthestStep(chosen);
  if (wanted === null) return furthest === 'review' ? 'questions' : furthest;
  return bookingSteps.indexOf(wanted) <= bookingSteps.indexOf(furthest) ? wanted : furthest;
}
