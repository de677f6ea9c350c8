import { Suspense } from 'react';
import { lazyWithRetry } from '@upround/shared/ui';
import type { HeldNoticeProps } from './held-notice';

const Lazy = /* @__PURE__ */ lazyWithRetry(() =>
  import('./held-notice').then((module) => ({ default: module.HeldNotice })),
);

/** Why a text is held for review; loaded with the first that is. */
export function HeldNotice(props: HeldNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Lazy {...props} />
    </Suspense>
  );
}
