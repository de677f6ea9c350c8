import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listDevices, type Device } from '@upround/notifications/contract';
import { useFormat } from '@upround/shared/i18n';
import { deviceNameOf } from '@upround/shared/push';
import { FailureReason, queryFor, renewedOnReturn } from '@upround/shared/query';
import {
  AlertDialog,
  Badge,
  Button,
  ErrorState,
  MetaLine,
  Skeleton,
  SkeletonGroup,
  Surface,
  Time,
} from '@upround/shared/ui';
import { useNotificationsText } from '../messages/catalogue';
import { usePushState } from '../push/use-push';
import { useForgetDevice } from './use-forget-device';

function DeviceRow({ device, isThis }: { device: Device; isThis: boolean }) {
  const t = useNotificationsText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const known = deviceNameOf(device.deviceId);
  const name = known === undefined ? t('devices.unknown') : t('devices.on', known);
  const { forget, isBusy } = useForgetDevice(device, isThis, name, () => setAsking(false));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 last:border-b-0">
      <div className="flex min-w-0 flex-col">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isThis && <Badge tone="accent">{t('devices.this')}</Badge>}
        </p>
        <MetaLine>
          <span>{t.rich('devices.seen', { when: () => <Time value={device.lastSeenAt} /> })}</span>
          <span>{t('devices.added', { date: format.shortDate(device.createdAt) })}</span>
        </MetaLine>
      </div>
      <Button
        size="small"
        aria-label={t('devices.forgetName', { name: isThis ? t('devices.this') : name })}
        onClick={() => setAsking(true)}
      >
        {t('devices.forget')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('devices.forgetTitle', { name: isThis ? t('devices.this') : name })}
        confirmText={t('devices.forget')}
        busy={isBusy}
        onConfirm={forget}
      >
        {t('devices.forgetText')}
      </AlertDialog>
    </li>
  );
}

/** The browsers with push turned on, each with a button to turn it off. */
export function DeviceList() {
  const t = useNotificationsText();
  const headingId = useId();
  const { deviceId } = usePushState();
  const query = useQuery({ ...queryFor(listDevices, {}), ...renewedOnReturn });
  const devices = query.data?.data;
  return (
    <Surface as="section" aria-labelledby={headingId} className="flex flex-col gap-1 medium:p-6">
      <h3 id={headingId} className="font-semibold">
        {t('devices.title')}
      </h3>
      {query.isPending && (
        <SkeletonGroup label={t('devices.loading')}>
          {[0, 1].map((row) => (
            <div key={row} className="flex flex-col gap-2 border-b py-3 last:border-b-0">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3.5 w-56" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {query.isError && devices === undefined && (
        <ErrorState
          level={3}
          title={t('devices.error')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          className="px-0 py-4"
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
      {devices?.length === 0 && <p className="text-small text-muted">{t('devices.empty')}</p>}
      <ul>
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} isThis={device.deviceId === deviceId} />
        ))}
      </ul>
    </Surface>
  );
}
