import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { listAudit, type AuditFilters } from '@upround/moderation/contract';
import { ApiError } from '@upround/shared/api-client';
import { itemsOf, PagedEnd, PagedList, pagesFor } from '@upround/shared/query';
import { useFailureToast } from '@upround/shared/toasts';
import { Button, EmptyState, Skeleton, SkeletonGroup, Surface } from '@upround/shared/ui';
import { useModerationText } from '../messages/catalogue';
import { useAuditFilters } from './audit-filters';
import { AuditRow } from './audit-row';
import { FilterForm } from './filter-form';
import { useAuditFile } from './use-audit-file';

const isForbidden = (error: Error | null) => error instanceof ApiError && error.status === 403;

/** The audit log: a search, the entries that match, and a file of them. */
export function AuditLog() {
  const t = useModerationText();
  const { texts, refused, filters, search } = useAuditFilters();
  const isUsable = refused.length === 0;
  const query = useInfiniteQuery({
    ...pagesFor(listAudit, { query: filters }),
    // Others add to it all the time.
    staleTime: 0,
    enabled: isUsable,
  });
  const { items } = itemsOf(query.data);
  if (isForbidden(query.error)) {
    return (
      <EmptyState level={3} title={t('audit.forbidden')}>
        {t('audit.forbiddenHint')}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 grow basis-80 flex-col gap-1">
          <h3 className="font-semibold">{t('audit.title')}</h3>
          <p className="max-w-measure text-small text-muted">{t('audit.lead')}</p>
        </div>
        <FileButton filters={filters} isDisabled={!isUsable} />
      </div>
      <FilterForm
        texts={texts}
        refused={refused}
        actions={[...new Set(items.map(({ action }) => action))].sort()}
        onSearch={search}
      />
      {isUsable && (
        <PagedList
          query={query}
          level={3}
          skeleton={<Rows label={t('audit.loading')} count={8} />}
          failed={t('audit.failed')}
          isEmpty={items.length === 0}
          empty={
            <Surface padding="none">
              <EmptyState level={3} icon={ScrollText} title={t('audit.empty')}>
                {t('audit.emptyHint')}
              </EmptyState>
            </Surface>
          }
        >
          <Surface padding="none">
            <ul aria-label={t('audit.list')}>
              {items.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </Surface>
          <PagedEnd
            query={query}
            skeleton={<Rows label={t('audit.loadingMore')} count={2} />}
            text={{ more: t('audit.more'), failed: t('audit.moreFailed') }}
          />
        </PagedList>
      )}
    </div>
  );
}

function FileButton({ filters, isDisabled }: { filters: AuditFilters; isDisabled: boolean }) {
  const t = useModerationText();
  const fail = useFailureToast();
  const save = useAuditFile(filters);
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    save()
      .catch((error: unknown) => fail(error, t('audit.csvFailed')))
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={Download} busy={isBusy} disabled={isDisabled} onClick={run}>
      {t('audit.csv')}
    </Button>
  );
}

function Rows({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonGroup label={label}>
      <Surface padding="none">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className="flex items-start gap-3 border-b px-4 py-3 last:border-b-0">
            <Skeleton className="size-10 rounded-full" />
            <div className="flex grow flex-col gap-2 py-1">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
        ))}
      </Surface>
    </SkeletonGroup>
  );
}
