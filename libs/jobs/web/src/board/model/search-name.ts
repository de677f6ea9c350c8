import { jobLimits } from '@upround/jobs/contract';
import type { ActiveFilter } from './active-filters';

/**
 * A name for a search by its filters, as in `Remote, design, Pune`.
 *
 * @param everything of a search without a filter
 */
export function searchNameOf(active: readonly ActiveFilter[], everything: string): string {
  const labels = active.flatMap(({ filters }) => filters.map(({ label }) => label));
  const name = labels.reduce((text, label) => {
    const longer = text === '' ? label : `${text}, ${label}`;
    return [...longer].length <= jobLimits.savedSearchName ? longer : text;
  }, '');
  return name === '' ? everything : name;
}
