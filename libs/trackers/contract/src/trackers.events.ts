import * as z from 'zod/mini';
import { PIPELINE_EVENT, TRACKER_ACCESS_EVENT } from './trackers.event-names';

/** A hint to reread the pipeline. */
export const pipelineEvent = { name: PIPELINE_EVENT, data: z.object({}) };
/** A hint to reread what the member can use. */
export const trackerAccessEvent = { name: TRACKER_ACCESS_EVENT, data: z.object({}) };
