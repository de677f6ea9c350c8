import * as z from 'zod/mini';
import { COMPETITION_EVENT, ENTRY_EVENT } from './competition.event-names';

/** A hint to reread a competition. */
export const competitionEvent = { name: COMPETITION_EVENT, data: z.object({ id: z.string() }) };
/** A hint to the team to reread its entry. */
export const entryEvent = { name: ENTRY_EVENT, data: z.object({ competitionId: z.string() }) };
