import type { AllContributions, Contributions, Eraser } from '@upround/shared/ports';
import type { ApiModule } from './module';

function refuseDuplicates(kind: keyof Contributions, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two modules contribute ${kind} named ${twice}.`);
}

/**
 * Sorts erasers: each before those that its `before` names, the last one behind all, otherwise as given.
 *
 * @throws Error where they name each other in a circle, or more than one is last: it ends the deletion, and what ran
 *   after it would not be tried again
 */
export function sortErasers(erasers: readonly Eraser[]): readonly Eraser[] {
  const last = erasers.filter(({ isLast }) => isLast === true);
  if (last.length > 1) {
    throw new Error(`More than one eraser is last: ${last.map(({ name }) => name).join(', ')}.`);
  }
  const left = [...erasers.filter(({ isLast }) => isLast !== true), ...last];
  const sorted: Eraser[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ name }) => !left.some(({ before }) => before?.includes(name)));
    const [eraser] = next === -1 ? [] : left.splice(next, 1);
    if (eraser === undefined) {
      throw new Error(`Erasers run before each other: ${left.map(({ name }) => name).join(', ')}.`);
    }
    sorted.push(eraser);
  }
  return sorted;
}

/**
 * Joins what the modules contribute, in the order of the modules.
 *
 * @throws Error where two contribute the same
 */
export function contributionsOf(modules: readonly ApiModule[]): AllContributions {
  const parts = modules.map(({ contributes }) => contributes ?? {});
  const all: AllContributions = {
    targets: parts.flatMap(({ targets }) => targets ?? []),
    moderated: parts.flatMap(({ moderated }) => moderated ?? []),
    approvals: parts.flatMap(({ approvals }) => approvals ?? []),
    pages: parts.flatMap(({ pages }) => pages ?? []),
    rss: parts.flatMap(({ rss }) => rss ?? []),
    search: parts.flatMap(({ search }) => search ?? []),
    filters: parts.flatMap(({ filters }) => filters ?? []),
    erasers: sortErasers(parts.flatMap(({ erasers }) => erasers ?? [])),
    deletionEffects: parts.flatMap(({ deletionEffects }) => deletionEffects ?? []),
    profileLists: parts.flatMap(({ profileLists }) => profileLists ?? []),
    exports: parts.flatMap(({ exports }) => exports ?? []),
    notifications: parts.flatMap(({ notifications }) => notifications ?? []),
    acquaintances: parts.flatMap(({ acquaintances }) => acquaintances ?? []),
    uploadReaders: parts.flatMap(({ uploadReaders }) => uploadReaders ?? []),
    sales: parts.flatMap(({ sales }) => sales ?? []),
    commands: parts.flatMap(({ commands }) => commands ?? []),
  };
  const types = all.targets.flatMap((target) => target.types);
  refuseDuplicates('targets', types);
  refuseDuplicates(
    'moderated',
    all.moderated.flatMap(({ types: moderated }) => moderated),
  );
  refuseDuplicates(
    'approvals',
    all.approvals.map(({ kind }) => kind),
  );
  refuseDuplicates(
    'pages',
    all.pages.map(({ route }) => route),
  );
  refuseDuplicates(
    'rss',
    all.rss.map(({ name }) => name),
  );
  refuseDuplicates(
    'search',
    all.search.map(({ kind }) => kind),
  );
  refuseDuplicates(
    'erasers',
    all.erasers.map(({ name }) => name),
  );
  refuseDuplicates(
    'exports',
    all.exports.map(({ name }) => name),
  );
  refuseDuplicates(
    'notifications',
    all.notifications.map(({ type }) => type),
  );
  refuseDuplicates(
    'sales',
    all.sales.map(({ kind }) => kind),
  );
  refuseDuplicates(
    'commands',
    all.commands.map(({ words }) => words),
  );
  return all;
}
