import { ApplicationEvents } from '@upround/jobs/web';
import { PushListener } from '@upround/notifications/web';

/** What slices listen to while somebody is signed in; it shows nothing. */
export const Listeners = () => (
  <>
    <PushListener />
    <ApplicationEvents />
  </>
);
