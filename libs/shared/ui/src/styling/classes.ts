/** Joins class names, leaving out false and undefined ones. */
/* @__NO_SIDE_EFFECTS__ */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
