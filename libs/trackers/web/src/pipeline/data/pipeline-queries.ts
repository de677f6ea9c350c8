import { listPipeline, readTrackerCalendar } from '@upround/trackers/contract';
import { queryFor, renewedOnReturn } from '@upround/shared/query';

/** All funders of the member's pipeline; at most a thousand. */
export const pipelineQuery = () => ({ ...queryFor(listPipeline, {}), ...renewedOnReturn });

/** The secret link of the member's calendar. */
export const calendarQuery = () => ({ ...queryFor(readTrackerCalendar, {}), ...renewedOnReturn });
