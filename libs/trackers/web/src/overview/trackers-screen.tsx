import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { PageSkeleton, useIsWide } from '@upround/shared/ui';
import { TrackersNav } from '../components/trackers-nav';
import { useTrackersText } from '../messages/catalogue';
import { trackersViewOf } from '../model/trackers-view';
import { OverviewScreen } from './overview-screen';

const FitScreen = /* @__PURE__ */ lazy(() =>
  import('../fit/fit-screen').then((m) => ({ default: m.FitScreen })),
);
const PipelineScreen = /* @__PURE__ */ lazy(() =>
  import('../pipeline/screens/pipeline-screen').then((m) => ({ default: m.PipelineScreen })),
);

/** `/tracker`: the overview for everyone; what belongs to members leads guests to log in, and back to where they wanted to go. */
export function TrackersScreen() {
  const [search] = useSearchParams();
  const t = useTrackersText();
  const { isMember } = useSession();
  const { pathname, search: query } = useLocation();
  const isWide = useIsWide();
  const view = trackersViewOf(search);
  if (view === 'overview') return <OverviewScreen />;
  if (!isMember) return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  const isPipeline = view === 'pipeline';
  // An open item is in place of the pipeline, below a bar of its own.
  const isReplaced = isPipeline && search.has('item') && !isWide;
  return (
    <Suspense
      fallback={
        <>
          {isReplaced ? (
            <div data-top-bar className="h-14 border-b" />
          ) : (
            <TrackersNav current={isPipeline ? 'pipeline' : 'overview'} />
          )}
          <PageSkeleton shape={isPipeline ? 'work' : 'form'} label={t('title')} />
        </>
      }
    >
      {isPipeline ? <PipelineScreen /> : <FitScreen />}
    </Suspense>
  );
}
