/** Set by tools/jest/runner.cjs. */
interface Outside {
  requireOutsideSandbox?: (name: string) => unknown;
}

/**
 * Requires a package outside Jest's sandbox. The embedded database imports its parts while it runs, which the
 * sandbox does not allow.
 *
 * @param name of an installed package
 */
export function requireOutside<Module>(name: string): Module {
  const { requireOutsideSandbox } = globalThis as Outside;
  if (requireOutsideSandbox === undefined) throw new Error('This runs in Jest only.');
  return requireOutsideSandbox(name) as Module;
}
