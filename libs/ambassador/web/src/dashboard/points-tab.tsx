import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LedgerLine, OwnAmbassador } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState, SkeletonRows } from '@upround/shared/ui';
import { Part } from '../components/part';
import { ledgerQuery } from '../data/ambassador-queries';
import { AppealDialog } from './appeal-dialog';
import { LedgerRow } from './ledger-row';
import { useAmbassadorDashboardText } from './messages/catalogue';
import { PointsPart } from './points-part';

/** Every line of the ledger; the sums beside it. */
export function PointsTab({ own }: { own: OwnAmbassador }) {
  const t = useAmbassadorDashboardText();
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1fr_22rem]">
      <Part title={t('ledger.title')}>
        <p className="-mt-3 text-small text-muted">{t('ledger.hint')}</p>
        <Ledger />
      </Part>
      <div className="flex min-w-0 flex-col gap-4 max-wide:order-first">
        <PointsPart own={own} />
        <p className="text-small text-muted">{t('ledger.numbers')}</p>
      </div>
    </div>
  );
}

function Ledger() {
  const t = useAmbassadorDashboardText();
  const query = useInfiniteQuery({ ...ledgerQuery(), refetchOnMount: 'always' });
  const { items } = itemsOf(query.data);
  const [appealed, setAppealed] = useState<LedgerLine>();
  return (
    <PagedList
      query={query}
      level={3}
      className="px-0"
      skeleton={<SkeletonRows count={6} label={t('ledger.loading')} />}
      failed={t('ledger.failed')}
      isEmpty={items.length === 0}
      empty={
        <EmptyState
          level={3}
          className="px-0"
          title={t('ledger.empty')}
          action={<ButtonLink href={links.ambassadors()}>{t('ledger.emptyAction')}</ButtonLink>}
        >
          {t('ledger.emptyHint')}
        </EmptyState>
      }
    >
      <ul aria-label={t('ledger.list')} className="rounded-surface border bg-surface-raised">
        {items.map((line) => (
          <LedgerRow key={line.id} line={line} onAppeal={() => setAppealed(line)} />
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<SkeletonRows count={2} label={t('ledger.loadingMore')} />}
        text={{ more: t('ledger.more'), failed: t('ledger.moreFailed'), end: t('ledger.end') }}
      />
      {appealed !== undefined && (
        <AppealDialog line={appealed} onClose={() => setAppealed(undefined)} />
      )}
    </PagedList>
  );
}
