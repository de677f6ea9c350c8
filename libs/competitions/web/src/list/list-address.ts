import {
  competitionKinds,
  competitionStatuses,
  type ListedStatus,
} from '@upround/competitions/contract';
import { links } from '@upround/shared/links';
import type { CompetitionFilters } from '../data/competition-queries';

/** What a list without a status has: the member's own has all, and everyone's what they can enter now. */
const usualStatus = (isMine: boolean): ListedStatus => (isMine ? 'ALL' : 'OPEN');

/** The statuses that a list can have, the usual one first. */
export const statusesOf = (isMine: boolean): readonly ListedStatus[] =>
  isMine ? ['ALL', ...competitionStatuses] : competitionStatuses;

/** Reads which competitions an address lists; values that it doesn't know are ignored. */
export function filtersOf(search: URLSearchParams): CompetitionFilters {
  const status = (search.get('status') ?? '').toUpperCase();
  const kind = (search.get('kind') ?? '').toUpperCase();
  const isMine = search.get('mine') === 'true';
  return {
    status: statusesOf(isMine).find((known) => known === status) ?? usualStatus(isMine),
    kind: competitionKinds.find((known) => known === kind) ?? null,
    isMine,
  };
}

/** The address of a list. */
export const hrefOf = ({ status, kind, isMine }: CompetitionFilters): string =>
  links.competitions({
    status: status === usualStatus(isMine) ? undefined : status.toLowerCase(),
    kind: kind?.toLowerCase(),
    mine: isMine ? 'true' : undefined,
  });

/** The address of the member's own list from everyone's, or the other way round. */
export const otherHrefOf = ({ isMine, kind }: CompetitionFilters): string =>
  hrefOf({ status: usualStatus(!isMine), kind, isMine: !isMine });
