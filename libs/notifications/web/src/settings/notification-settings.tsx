import { DeviceList } from './device-list';
import { PushSection } from './push-section';

/** What the settings offer of notifications beside the choice of kinds: push on this device, and the devices. */
export function NotificationSettings() {
  return (
    <div className="flex max-w-measure flex-col gap-8">
      <PushSection />
      <DeviceList />
    </div>
  );
}
