import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenBoundary } from '@upround/shared/routing';
import type { TopRailProps } from '@upround/search/web';
import { reportFailure } from '../app/report-failure';
import { useRouteAt } from '../app/routes';
import { lazyWithRetry, Skeleton, Surface } from '@upround/shared/ui';
import { MOMENT_AFTER_LOAD, whenAtRest } from '../boot/when-idle';
import { useIsWide } from './use-width';

const Nothing = () => null;

/** Loaded after the page, with its data; the page works without it if that fails. */
const TopRail = /* @__PURE__ */ lazyWithRetry(
  async (): Promise<{ default: ComponentType<TopRailProps> }> => {
    await new Promise<void>((go) => whenAtRest(go, MOMENT_AFTER_LOAD));
    return import('./top-rail').then(
      (module) => ({ default: module.TopRail }),
      () => ({ default: Nothing }),
    );
  },
);

/** The frames of the rail's first lists, with rows to come. */
function RailSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4 py-4 pl-6">
      {[0, 1].map((list) => (
        <Surface key={list} padding="none" className="px-4 pt-4 pb-2">
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className="flex h-18 items-center gap-3">
              <Skeleton shape="circle" className="size-10 shrink-0" />
              <Skeleton className="h-3.5 w-full" />
            </div>
          ))}
        </Surface>
      ))}
    </div>
  );
}

/**
 * The column on the right of pages to read, in wide windows: lists of records other than those of the page. They are
 * loaded only where there is room for them. It holds its place beside a page that fills it with an aside of its own.
 */
export function RightRail() {
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  const route = useRouteAt(pathname);
  return (
    <div
      data-right-rail
      // A rail taller than the window sticks at its end, a shorter one at its top.
      className="hidden w-rail shrink-0 flex-col justify-end wide:flex"
    >
      {isWide && route?.hasAside !== true && (
        <div className="sticky bottom-0 min-h-dvh">
          <ScreenBoundary resetKey={pathname} onError={reportFailure} fallback={() => null}>
            <Suspense fallback={<RailSkeleton />}>
              <TopRail
                listedKinds={route?.listedKinds?.(new URLSearchParams(search)) ?? []}
                path={pathname}
              />
            </Suspense>
          </ScreenBoundary>
        </div>
      )}
    </div>
  );
}
