import { Trophy } from 'lucide-react';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import type { CompetitionFilters } from '../data/competition-queries';
import { hrefOf } from './list-address';
import { useCompetitionListText } from './messages/catalogue';

/** An empty list: what will be in it, and where to go until then. */
export function NoCompetitions({ filters }: { filters: CompetitionFilters }) {
  const t = useCompetitionListText();
  const { status, kind, isMine } = filters;
  const way = (label: string, changes: Partial<CompetitionFilters>) => (
    <ButtonLink href={hrefOf({ ...filters, ...changes })}>{label}</ButtonLink>
  );
  const isWhole = status === 'ALL' && kind === null;
  const shared = { icon: Trophy, className: 'medium:px-6' };
  if (isMine) {
    return (
      <EmptyState
        {...shared}
        title={t(isWhole ? 'empty.mine' : 'empty.minePart')}
        action={
          isWhole
            ? way(t('empty.seeAll'), { isMine: false, status: 'OPEN' })
            : way(t('empty.seeMine'), { status: 'ALL', kind: null })
        }
      >
        {t(isWhole ? 'empty.mineHint' : 'empty.minePartHint')}
      </EmptyState>
    );
  }
  // Only the member's own are listed in all statuses.
  if (status === 'ALL') return null;
  if (kind !== null) {
    return (
      <EmptyState
        {...shared}
        title={t(`empty.kind.${status}`)}
        action={way(t('empty.seeKinds'), { kind: null })}
      >
        {t('empty.kindHint')}
      </EmptyState>
    );
  }
  if (status === 'OPEN') {
    return (
      <EmptyState
        {...shared}
        title={t('empty.OPEN')}
        action={way(t('empty.seeComing'), { status: 'COMING' })}
      >
        {t('empty.openHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      {...shared}
      title={t(`empty.${status}`)}
      action={way(t('empty.seeOpen'), { status: 'OPEN' })}
    >
      {t(`empty.hint.${status}`)}
    </EmptyState>
  );
}
