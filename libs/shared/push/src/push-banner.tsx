import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { lazyWithRetry } from '@upround/shared/ui';
import { usePushText } from './messages/catalogue';
import { pushBannerAtom } from './push-banner-atom';

const PushCard = /* @__PURE__ */ lazyWithRetry(() =>
  import('./card/push-card').then((module) => ({ default: module.PushCard })),
);

/**
 * Shows a notification that arrives while the page is open, over the page and without taking the focus. The app
 * renders it once; what draws it is loaded with the first one.
 */
export function PushBanner() {
  const t = usePushText();
  const [content, setContent] = useAtom(pushBannerAtom);
  return (
    <div
      role="region"
      aria-label={t('region')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-form"
    >
      <Suspense>
        {content && (
          <PushCard
            // A newer one begins its time again.
            key={`${content.title}\n${content.body}`}
            content={content}
            close={() => setContent(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
