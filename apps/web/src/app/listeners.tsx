import { ApplicationEvents } from '@upround/jobs/web';
import { openedByPlan } from '@upround/news/web';
import { PushListener } from '@upround/notifications/web';
import { PlanEvents } from '@upround/premium/web';

/** Mounts the listeners of slices while a member is signed in; renders nothing. */
export const Listeners = () => (
  <>
    <PushListener />
    <ApplicationEvents />
    <PlanEvents opens={openedByPlan} />
  </>
);
