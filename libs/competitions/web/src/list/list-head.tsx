import {
  competitionKinds,
  type CompetitionStatus,
  type ListedStatus,
} from '@upround/competitions/contract';
import { useSession } from '@upround/shared/session';
import { NavTabs, ScrollRow } from '@upround/shared/ui';
import { ChipLink } from '../components/chip-link';
import type { CompetitionFilters } from '../data/competition-queries';
import { hrefOf, otherHrefOf, statusesOf } from './list-address';
import { useCompetitionListText } from './messages/catalogue';

type Counts = Readonly<Record<CompetitionStatus, number>>;

interface ListHeadProps {
  filters: CompetitionFilters;
  /** How many there are of each status, once that's known. */
  counts: Counts | undefined;
}

const countOf = (counts: Counts, status: ListedStatus) =>
  status === 'ALL' ? counts.OPEN + counts.COMING + counts.JUDGING + counts.PAST : counts[status];

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
        tabs={statusesOf(isMine).map((known) => ({
          href: hrefOf({ ...filters, status: known }),
          label: t(`status.${known}`),
          current: known === status,
          ...(counts && { count: countOf(counts, known) }),
        }))}
      />
      <nav aria-label={t('kinds.label')} className="border-b">
        <ScrollRow>
          <ul className="flex w-max min-w-full gap-2 px-4 py-3 medium:px-6">
            <li>
              {/* Everyone's competitions of all kinds: among the member's own, only the last chip is chosen. */}
              <ChipLink
                href={
                  isMine
                    ? otherHrefOf({ ...filters, kind: null })
                    : hrefOf({ ...filters, kind: null })
                }
                isChosen={!isMine && kind === null}
              >
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
                <ChipLink href={otherHrefOf(filters)} isChosen={isMine}>
                  {t('kinds.mine')}
                </ChipLink>
              </li>
            )}
          </ul>
        </ScrollRow>
      </nav>
    </>
  );
}
