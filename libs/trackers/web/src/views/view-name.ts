import { trackerLimits } from '@upround/trackers/contract';
import type { ActiveFilter } from '../model/active-filters';

/**
 * A name for a view by its filters, as in `Seed, Climate, India`.
 *
 * @param everything of a view without a filter
 */
export function viewNameOf(active: readonly ActiveFilter[], everything: string): string {
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  const name = labels.reduce((text, label) => {
    const longer = text === '' ? label : `${text}, ${label}`;
    return [...longer].length <= trackerLimits.viewName ? longer : text;
  }, '');
  return name === '' ? everything : name;
}
