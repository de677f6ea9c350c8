/** Bounds of scenarios. Lengths are in code points. */
export const scenarioLimits = {
  name: 60,
  /** As long as a state in a link. */
  state: 8_000,
  /** Scenarios of one member, of each calculator. */
  scenarios: 50,
} as const;
