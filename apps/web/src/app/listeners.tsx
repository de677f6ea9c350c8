import { Suspense } from 'react';
import { ReadRecorder } from '@upround/ambassador/web';
import { ApplicationEvents } from '@upround/jobs/web';
import { openedByPlan as newsOpenedByPlan } from '@upround/news/web';
import { PushListener } from '@upround/notifications/web';
import { PlanEvents } from '@upround/premium/web';
import { ScreenBoundary } from '@upround/shared/routing';
import { openedByPlan as trackersOpenedByPlan } from '@upround/trackers/web';
import { reportFailure } from './report-failure';

const openedByPlan = [...newsOpenedByPlan, ...trackersOpenedByPlan];

/** Mounts the listeners of slices while a member is signed in; renders nothing. */
export const Listeners = () => (
  <>
    <PushListener />
    <ScreenBoundary resetKey="" onError={reportFailure} fallback={() => null}>
      <Suspense>
        <ReadRecorder />
      </Suspense>
    </ScreenBoundary>
    <ApplicationEvents />
    <PlanEvents opens={openedByPlan} />
  </>
);
