import { useQuery } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, Surface } from '@upround/shared/ui';
import { usePeopleText } from './messages/catalogue';
import { adminRequests } from './people-queries';
import { RequestCard } from './request-card';

/** The requests that wait for an admin; nothing where there are none. */
export function AdminRequests() {
  const t = usePeopleText();
  const query = useQuery(adminRequests());
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('requests.failed')}
        level={3}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="px-0 py-4"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const requests = query.data?.data ?? [];
  if (requests.length === 0) return null;
  return (
    <section aria-label={t('requests.title')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('requests.title')}</h3>
      <Surface padding="none">
        <ul aria-label={t('requests.title')}>
          {requests.map((request) => (
            <li key={request.id} className="border-b p-4 last:border-b-0 medium:px-6">
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      </Surface>
    </section>
  );
}
