import { ApplicationEvents } from '@upround/jobs/web';
import { PushListener } from '@upround/notifications/web';

/** Mounts the listeners of slices while a member is signed in; renders nothing. */
export const Listeners = () => (
  <>
    <PushListener />
    <ApplicationEvents />
  </>
);
