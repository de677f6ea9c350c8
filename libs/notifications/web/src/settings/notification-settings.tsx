import { DeviceList } from './device-list';
import { PushSection } from './push-section';

/** What the settings offer of notifications beside the choice of kinds: push on this device, and the devices. */
export function NotificationSettings() {
  return (
    <div className="grid items-start gap-6 wide:grid-cols-2">
      <PushSection />
      <DeviceList />
    </div>
  );
}
