import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { ScreenBoundary } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { lazyWithRetry } from '@upround/shared/ui';
import { reportFailure } from '../app/report-failure';
import { newBuildAtom } from '../boot/build-watch';
import { OfflineNotice } from './offline-notice';
import { SlowNotice } from './slow-notice';
import { LiveFrame } from './unread';

/** Loaded when there is a notice to show. */
const NewBuildNotice = /* @__PURE__ */ lazyWithRetry(() =>
  import('./new-build-notice').then((module) => ({ default: module.NewBuildNotice })),
);

/** What the app itself has to say, over the page and without moving it. */
export function FrameNotices() {
  const { user } = useSession();
  const hasNewBuild = useAtomValue(newBuildAtom) !== null;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-18 z-40 mx-auto flex max-w-form flex-col *:pointer-events-auto *:*:mt-2 medium:bottom-4 [body:has([data-composer])_&]:top-14 [body:has([data-composer])_&]:bottom-auto">
      <OfflineNotice />
      <SlowNotice />
      <Suspense>{user && <LiveFrame key={user.id} />}</Suspense>
      <div role="status">
        <ScreenBoundary resetKey="" onError={reportFailure} fallback={() => null}>
          <Suspense>{hasNewBuild && <NewBuildNotice />}</Suspense>
        </ScreenBoundary>
      </div>
    </div>
  );
}
