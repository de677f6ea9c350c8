import {
  competitionKinds,
  competitionStatuses,
  type CompetitionStatus,
} from '@upround/competitions/contract';
import { useSession } from '@upround/shared/session';
import { NavTabs } from '@upround/shared/ui';
import { ChipLink } from '../components/chip-link';
import type { CompetitionFilters } from '../data/competition-queries';
import { hrefOf } from './list-address';
import { useCompetitionListText } from './messages/catalogue';

interface ListHeadProps {
  filters: CompetitionFilters;
  /** How many there are of each status, once that's known. */
  counts: Readonly<Record<CompetitionStatus, number>> | undefined;
}

/** The views of the list: by status, by kind, and the member's own. */
export function ListHead({ filters, counts }: ListHeadProps) {
  const t = useCompetitionListText();
  const { isMember } = useSession();
  const { status, kind, isMine } = filters;
  return (
    <>
      <NavTabs
        label={t('status.label')}
        className="px-4 medium:px-6"
        tabs={competitionStatuses.map((known) => ({
          href: hrefOf({ ...filters, status: known }),
          label: t(`status.${known}`),
          current: known === status,
          ...(counts && { count: counts[known] }),
        }))}
      />
      <nav aria-label={t('kinds.label')} className="border-b px-4 py-3 medium:px-6">
        <ul className="flex flex-wrap gap-2">
          <li>
            <ChipLink href={hrefOf({ ...filters, kind: null })} isChosen={kind === null}>
              {t('kinds.all')}
            </ChipLink>
          </li>
          {competitionKinds.map((known) => (
            <li key={known}>
              <ChipLink href={hrefOf({ ...filters, kind: known })} isChosen={kind === known}>
                {t(`kinds.${known}`)}
              </ChipLink>
            </li>
          ))}
          {isMember && (
            <li className="medium:ml-auto">
              <ChipLink href={hrefOf({ ...filters, isMine: !isMine })} isChosen={isMine}>
                {t('kinds.mine')}
              </ChipLink>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
