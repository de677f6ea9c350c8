import * as z from 'zod/mini';

/** The member's scenarios changed, in another tab. */
export const SCENARIOS_EVENT = 'calculators.scenarios';
/** A hint to reread the scenarios. */
export const scenariosEvent = { name: SCENARIOS_EVENT, data: z.object({}) };
