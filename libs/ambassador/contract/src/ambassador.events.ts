import * as z from 'zod/mini';
import { AMBASSADOR_EVENT } from './ambassador.event-names';

/** A hint to reread one's own membership in the programme. */
export const ambassadorEvent = { name: AMBASSADOR_EVENT, data: z.object({}) };
