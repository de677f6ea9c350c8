import type { Tracker } from '@upround/trackers/contract';

/** The API's calendar file of a deadline, for the calendar of the reader's choice. */
export const deadlineFile = ({ id }: Pick<Tracker, 'id'>): string =>
  `/v1/tracker/${encodeURIComponent(id)}/deadline.ics`;
