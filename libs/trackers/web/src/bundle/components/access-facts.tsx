import { useState } from 'react';
import type { Bundle } from '@upround/trackers/contract';
import { Time } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';

/** Since when the viewer has the bundle, and until when it can be returned. */
export function AccessFacts({ access }: { access: NonNullable<Bundle['access']> }) {
  const t = useBundleText();
  const [now] = useState(Date.now);
  const { since, refundableUntil } = access;
  const isRefundable = refundableUntil !== null && Date.parse(refundableUntil) > now;
  return (
    <p className="text-small text-muted">
      {since !== null && t.rich('access.since', { date: () => <Time value={since} form="date" /> })}
      {isRefundable && (
        <>
          {' '}
          {t.rich('access.refundable', {
            date: () => <Time value={refundableUntil} form="dateTime" />,
          })}
        </>
      )}
    </p>
  );
}
