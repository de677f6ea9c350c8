import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute, ScreenBoundary } from '@upround/shared/routing';
import { reportFailure } from '../app/report-failure';
import { routes } from '../app/routes';
import { MOMENT_AFTER_LOAD, whenAtRest } from '../boot/when-idle';
import { useIsWide } from './use-is-wide';

const Nothing = () => null;

/** Loaded after the page, with its data; the page works without it if that fails. */
const TopRail = /* @__PURE__ */ lazy(async (): Promise<{ default: ComponentType }> => {
  await new Promise<void>((go) => whenAtRest(go, MOMENT_AFTER_LOAD));
  return import('./top-rail').then(
    (module) => ({ default: module.TopRail }),
    () => ({ default: Nothing }),
  );
});

/**
 * The column on the right of wide windows. It holds its place on every page, so that nothing moves; its lists are
 * loaded only where there is room for them.
 */
export function RightRail() {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  const hasLists = findRoute(routes, pathname)?.route.hasRail === true;
  return (
    <div
      data-right-rail
      // Taller than the window it stays with its end in sight, otherwise with its beginning.
      className="hidden w-rail shrink-0 flex-col justify-end wide:flex wide:group-has-[[data-two-panes],[data-three-panes]]/layout:hidden"
    >
      {isWide && hasLists && (
        <div className="sticky bottom-0 min-h-dvh">
          <ScreenBoundary resetKey={pathname} onError={reportFailure} fallback={() => null}>
            <Suspense>
              <TopRail />
            </Suspense>
          </ScreenBoundary>
        </div>
      )}
    </div>
  );
}
