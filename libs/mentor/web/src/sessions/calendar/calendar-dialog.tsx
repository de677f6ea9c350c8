import { useQuery } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { Button, Dialog, ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { sessionCalendarQuery } from '../../data/mentor-queries';
import { useSessionsText } from '../messages/catalogue';
import { CalendarLink } from './calendar-link';
import { useCalendarWrites } from './use-calendar-writes';

/** The secret link of the member's calendar of sessions. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const t = useSessionsText();
  const query = useQuery(sessionCalendarQuery());
  const url = query.data?.url ?? null;
  return (
    <Dialog
      open
      focusTitle
      onOpenChange={onClose}
      title={t('calendar.title')}
      description={t('calendar.text')}
    >
      {url !== null ? (
        <CalendarLink url={url} />
      ) : query.data !== undefined ? (
        <NewLink />
      ) : query.isPending ? (
        <SkeletonGroup label={t('calendar.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-40" />
        </SkeletonGroup>
      ) : (
        <ErrorState
          title={t('calendar.failed')}
          className="px-0 py-0"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Dialog>
  );
}

function NewLink() {
  const t = useSessionsText();
  const { create } = useCalendarWrites();
  return (
    <Button variant="primary" busy={create.isPending} onClick={() => create.mutate()}>
      {t('calendar.create')}
    </Button>
  );
}
