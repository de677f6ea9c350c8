import { useState } from 'react';
import { LiveRegion } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import type { Outgoing } from '../../../model/outgoing';

/** Announces a failed message once; the rows themselves mount and unmount while scrolling. */
export function FailureNotice({ outgoing }: { outgoing: readonly Outgoing[] }) {
  const t = useMessagingText();
  const [known, setKnown] = useState(outgoing);
  const [notified, setNotified] = useState<Outgoing>();
  if (known !== outgoing) {
    setKnown(outgoing);
    const went = new Set(
      known.filter(({ state }) => state !== 'failed').map((one) => one.clientId),
    );
    const failed = outgoing.filter(({ state }) => state === 'failed');
    setNotified(
      failed.findLast(({ clientId }) => went.has(clientId)) ??
        failed.find(({ clientId }) => clientId === notified?.clientId),
    );
  }
  return (
    <LiveRegion>
      {notified !== undefined && (
        <span key={notified.clientId}>
          {notified.reason === ''
            ? t('thread.failed')
            : t('thread.failedWhy', { reason: notified.reason })}
        </span>
      )}
    </LiveRegion>
  );
}
