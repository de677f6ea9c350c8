import {
  competitionKinds,
  competitionStatuses,
  type CompetitionStatus,
} from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import type { CompetitionFilters } from '../data/competition-queries';

/** Reads which competitions an address lists; values that it doesn't know are ignored. */
export function filtersOf(search: URLSearchParams): CompetitionFilters {
  const status = (search.get('status') ?? '').toUpperCase();
  const kind = (search.get('kind') ?? '').toUpperCase();
  return {
    status:
      competitionStatuses.find((known): known is CompetitionStatus => known === status) ?? 'OPEN',
    kind: competitionKinds.find((known) => known === kind) ?? null,
    isMine: search.get('mine') === 'true',
  };
}

/** The address of a list. */
export const hrefOf = ({ status, kind, isMine }: CompetitionFilters): string =>
  links.competitions({
    status: status === 'OPEN' ? undefined : status.toLowerCase(),
    kind: kind?.toLowerCase(),
    mine: isMine ? 'true' : undefined,
  });
