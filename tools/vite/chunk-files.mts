import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

export const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** A chunk with everything that it imports statically, leaves first and each once. */
function withImports(bundle: Bundle, fileName: string, seen = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return [];
  seen.add(fileName);
  return [...chunk.imports.flatMap((name) => withImports(bundle, name, seen)), fileName];
}

/** The modules of screens, by the pattern of their route, recognised by the end of their file name. */
export type Screens = Readonly<Record<string, readonly string[]>>;

/**
 * The chunks that each screen needs besides those of every page.
 *
 * @returns pattern and files, in the order of the screens
 * @throws when a screen is not in the build
 */
export function filesOfScreens(bundle: Bundle, screens: Screens): [string, string[]][] {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  const first = new Set(entry ? withImports(bundle, entry.fileName) : []);
  return Object.entries(screens).map(([pattern, modules]) => {
    const files = modules.flatMap((module) => {
      const chunk = chunksOf(bundle).find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(module)),
      );
      if (chunk === undefined) throw new Error(`The screen ${module} is not in the build`);
      return withImports(bundle, chunk.fileName);
    });
    return [pattern, [...new Set(files)].filter((name) => !first.has(name))];
  });
}
