import type { CompetitionCard } from '@upround/competitions/contract';

/** The API's calendar file with the moments of a competition, for the calendar of the reader's choice. */
export const calendarFile = ({ slug }: Pick<CompetitionCard, 'slug'>): string =>
  `/v1/competition-calendar/${encodeURIComponent(slug)}.ics`;
