import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { lazyPart, PageSkeleton, useIsWide } from '@upround/shared/ui';
import { TrackersNav } from '../components/trackers-nav';
import { useTrackersText } from '../messages/catalogue';
import { trackersViewOf } from '../model/trackers-view';
import { OverviewScreen } from './overview-screen';

function ViewSkeleton({ view }: { view: 'fit' | 'pipeline' }) {
  const t = useTrackersText();
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const isPipeline = view === 'pipeline';
  // An open item is in place of the pipeline, below a bar of its own.
  const isReplaced = isPipeline && search.has('item') && !isWide;
  return (
    <>
      {isReplaced ? (
        <div data-top-bar className="h-14 border-b" />
      ) : (
        <TrackersNav current={isPipeline ? 'pipeline' : 'overview'} />
      )}
      <PageSkeleton shape={isPipeline ? 'work' : 'form'} label={t('title')} />
    </>
  );
}

const FitScreen = /* @__PURE__ */ lazyPart(
  () => import('../fit/fit-screen').then((m) => m.FitScreen),
  () => <ViewSkeleton view="fit" />,
);
const PipelineScreen = /* @__PURE__ */ lazyPart(
  () => import('../pipeline/screens/pipeline-screen').then((m) => m.PipelineScreen),
  () => <ViewSkeleton view="pipeline" />,
);

/** `/tracker`: the overview for everyone; what belongs to members leads guests to log in, and back to where they wanted to go. */
export function TrackersScreen() {
  const [search] = useSearchParams();
  const { isMember } = useSession();
  const { pathname, search: query } = useLocation();
  const view = trackersViewOf(search);
  if (view === 'overview') return <OverviewScreen />;
  if (!isMember) return <Navigate to={links.login({ next: `${pathname}${query}` })} replace />;
  return view === 'pipeline' ? <PipelineScreen /> : <FitScreen />;
}
