/** A log that says nothing. */
export const silentLog = {
  info: () => undefined,
  warn: () => undefined,
};
