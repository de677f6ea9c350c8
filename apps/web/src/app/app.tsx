import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ImagePreview } from '@upround/shared/image-preview';
import { PushBanner } from '@upround/shared/push';
import { announcerProps, useScrollMemory, type LayoutName } from '@upround/shared/routing';
import { routerPath } from '@upround/shared/links';
import { Toasts } from '@upround/shared/toasts';
import { BareLayout } from '../layouts/bare-layout';
import { DefaultLayout } from '../layouts/default-layout';
import { FrameNotices } from '../layouts/frame-notices';
import { GlobalKeys } from './global-keys';
import { routes } from './routes';
import { Screen } from './screen';

/** The frames that have pages by now; the others come with theirs. */
const layouts = { default: DefaultLayout, none: BareLayout } as const satisfies Partial<
  Record<LayoutName, unknown>
>;

/**
 * All pages, each in its frame.
 *
 * @param props.kit the gallery of the kit, in development only
 */
export function App({ kit: Kit }: { kit?: ComponentType | undefined }) {
  useScrollMemory();
  return (
    <>
      <Routes>
        {Object.entries(layouts).map(([name, Layout]) => (
          <Route key={name} element={<Layout />}>
            {routes
              .filter(({ layout }) => layout === name)
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
      <FrameNotices />
      <GlobalKeys />
      <div {...announcerProps} />
      <PushBanner />
      <Toasts />
      <ImagePreview />
    </>
  );
}
