import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { loadedPage, loadPage, ScreenBoundary, type FeatureRoute } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { ErrorPage } from './error-page';
import { PagePlaceholder } from './page-placeholder';
import { reportFailure } from './report-failure';

const pages = new WeakMap<FeatureRoute, ComponentType>();
const failed = new WeakSet<FeatureRoute>();

/**
 * The route's page: at once where its code is there, else as a component that loads itself. One that failed to load
 * stays failed until it is reset: if rendering created it again, it would be loaded in an endless loop.
 */
function pageOf(route: FeatureRoute): ComponentType {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const page =
    loadedPage(route) ?? lazy(() => loadPage(route).then((component) => ({ default: component })));
  pages.set(route, page);
  loadPage(route).catch(() => failed.add(route));
  return page;
}

function forgetFailed(route: FeatureRoute): void {
  if (failed.delete(route)) pages.delete(route);
}

function LazyPage({ route }: { route: FeatureRoute }) {
  const Page = pageOf(route);
  return <Page />;
}

/** One page in its frame: asks guests of members' pages to sign in, loads it, catches its failures. */
export function Screen({ route }: { route: FeatureRoute }) {
  const { pathname, search, hash } = useLocation();
  const { isMember } = useSession();
  useEffect(() => () => forgetFailed(route), [route]);
  if (route.access === 'member' && !isMember) {
    return <Navigate to={links.login({ next: `${pathname}${search}${hash}` })} replace />;
  }
  return (
    <ScreenBoundary
      resetKey={pathname}
      onError={reportFailure}
      fallback={({ error, retry }) => (
        <ErrorPage
          pattern={route.path}
          error={error}
          onRetry={() => {
            forgetFailed(route);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={<PagePlaceholder route={route} />}>
        <LazyPage route={route} />
      </Suspense>
    </ScreenBoundary>
  );
}
