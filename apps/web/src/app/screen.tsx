import { Suspense } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { loadedPage, loadPage, ScreenBoundary, type FeatureRoute } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { useLoaded } from '@upround/shared/ui';
import { ErrorPage } from './error-page';
import { PagePlaceholder } from './page-placeholder';
import { reportFailure } from './report-failure';

/** The route's page, or the placeholder until its code is there. A page that is tapped for is drawn in one step. */
function LoadedPage({ route }: { route: FeatureRoute }) {
  const isTapped = useNavigationType() !== 'POP';
  const Page = useLoaded(
    () => loadedPage(route),
    () => loadPage(route),
    isTapped,
  );
  return Page === undefined ? <PagePlaceholder route={route} /> : <Page />;
}

/** One page in its frame: asks guests of members' pages to sign in, loads it, catches its failures. */
export function Screen({ route }: { route: FeatureRoute }) {
  const { pathname, search, hash } = useLocation();
  const { isMember } = useSession();
  if (route.access === 'member' && !isMember) {
    return <Navigate to={links.login({ next: `${pathname}${search}${hash}` })} replace />;
  }
  return (
    <ScreenBoundary
      resetKey={pathname}
      onError={reportFailure}
      fallback={({ error, retry }) => (
        <ErrorPage pattern={route.path} error={error} onRetry={retry} />
      )}
    >
      <Suspense fallback={<PagePlaceholder route={route} />}>
        <LoadedPage route={route} />
      </Suspense>
    </ScreenBoundary>
  );
}
