import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ImagePreview } from '@upround/shared/image-preview';
import { PushBanner } from '@upround/shared/push';
import {
  announcerProps,
  ScreenBoundary,
  useScrollMemory,
  type FeatureRoute,
  type LayoutName,
} from '@upround/shared/routing';
import { routerPath } from '@upround/shared/links';
import { Toasts } from '@upround/shared/toasts';
import { lazyWithRetry } from '@upround/shared/ui';
import { earlyKey, pressEarlyKeys } from '../boot/early-keys';
import { MOMENT_AFTER_LOAD, whenAtRest } from '../boot/when-idle';
import { BareLayout } from '../layouts/bare-layout';
import { DefaultLayout } from '../layouts/default-layout';
import { FrameNotices } from '../layouts/frame-notices';
import { reportFailure } from './report-failure';
import { useRoutes } from './routes';
import { Screen } from './screen';

const NoKeys = () => null;

/**
 * Their code is loaded after the first page, or with the first key; keys that are pressed meanwhile are queued.
 */
const GlobalKeys = lazyWithRetry(async () => {
  const atRest = new Promise<void>((go) => whenAtRest(go, MOMENT_AFTER_LOAD));
  await Promise.race([atRest, earlyKey()]);
  return import('./global-keys').then(
    (module): { default: ComponentType } => ({ default: module.GlobalKeys }),
    () => {
      pressEarlyKeys();
      return { default: NoKeys };
    },
  );
});

/** What the page works without: where it fails, or its code can't be loaded, nothing else does. */
const Optional = ({ children }: { children: ReactNode }) => (
  <ScreenBoundary resetKey="" onError={reportFailure} fallback={() => null}>
    <Suspense>{children}</Suspense>
  </ScreenBoundary>
);

/** The frames of the pages that have loaded; the other frames load with their pages. */
const layouts = {
  default: DefaultLayout,
  // The same frame, which names the layout of its route.
  bundlelayout: DefaultLayout,
  mentor: DefaultLayout,
  none: BareLayout,
  nobars: BareLayout,
} as const satisfies Partial<Record<LayoutName, unknown>>;

/** The frame of a route. A page of layout `none` may still declare that it has the navigation. */
const frameOf = ({ layout, hasNavigation }: FeatureRoute) => (hasNavigation ? 'default' : layout);

/**
 * All pages, each in its frame.
 *
 * @param props.kit the gallery of the kit, in development only
 */
export function App({ kit: Kit }: { kit?: ComponentType | undefined }) {
  useScrollMemory();
  const routes = useRoutes();
  return (
    <>
      <Routes>
        {Object.entries(layouts).map(([name, Layout]) => (
          <Route key={name} element={<Layout />}>
            {routes
              .filter((route) => frameOf(route) === name)
              .map((route) => (
                <Route
                  key={route.path}
                  path={routerPath(route.path)}
                  element={<Screen key={route.path} route={route} />}
                />
              ))}
          </Route>
        ))}
        {Kit && (
          <Route
            path={'/kit'}
            element={
              <Suspense>
                <Kit />
              </Suspense>
            }
          />
        )}
      </Routes>
      <Optional>
        <FrameNotices />
      </Optional>
      <Optional>
        <GlobalKeys />
      </Optional>
      <div {...announcerProps} />
      <Optional>
        <PushBanner />
      </Optional>
      <Toasts preload={whenAtRest} />
      <ImagePreview />
    </>
  );
}
