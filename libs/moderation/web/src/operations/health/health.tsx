import { useQuery } from '@tanstack/react-query';
import { readHealth } from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { queryFor } from '@upround/shared/query';
import { Notice, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';
import { PartError } from '../part-error';
import { PartHeading } from '../part-heading';
import { BacklogHistory } from './backlog-history';
import { HealthFigures } from './health-figures';
import { HealthParts } from './health-parts';

const EVERY_MS = 10_000;

/** How the server's parts are. Read again every ten seconds while the page is visible. */
export function Health() {
  const t = useOperationsText();
  const format = useFormat();
  const query = useQuery({
    ...queryFor(readHealth, {}),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  const health = query.data;
  if (health === undefined) {
    return query.isPending ? (
      <HealthSkeleton label={t('health.loading')} />
    ) : (
      <PartError query={query} title={t('health.failed')} />
    );
  }
  const time = format.time(health.at);
  return (
    <div className="flex flex-col gap-6">
      <PartHeading title={t('health.title')}>{t('health.readAt', { time })}</PartHeading>
      {query.isError && <Notice tone="warning">{t('health.stale', { time })}</Notice>}
      <HealthParts health={health} />
      <HealthFigures health={health} />
      <BacklogHistory samples={health.backlog} />
    </div>
  );
}

function HealthSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-32" />
        {Array.from({ length: 6 }, (_, place) => (
          <Skeleton key={place} className="h-14 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
