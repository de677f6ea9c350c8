import { Apple, Monitor, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON_STROKE, Surface, useIsPhone } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { PhoneCode } from './phone-code';
import { StepRows } from './step-rows';
import { thisDevice, type Device } from './this-device';

const icons: Record<Device, LucideIcon> = {
  android: Smartphone,
  apple: Apple,
  desktop: Monitor,
};

/** How the site gets onto other devices than this one: a code for a phone, and the steps on each. */
export function DeviceSteps() {
  const t = useSiteText();
  const here = thisDevice();
  const isPhone = useIsPhone();
  // A narrow window of a computer has the steps for phones above, and no phone needs those for computers.
  if (isPhone && here === 'desktop') return null;
  const others = (Object.keys(icons) as Device[]).filter(
    (device) => device !== here && !(isPhone && device === 'desktop'),
  );
  return (
    <section aria-labelledby="other-devices">
      <h2 id="other-devices" className="text-title font-semibold">
        {t('install.others')}
      </h2>
      <div
        className={`mt-4 grid gap-3 ${here === 'desktop' ? 'medium:grid-cols-3' : 'medium:grid-cols-2'}`}
      >
        {here === 'desktop' && <PhoneCode />}
        {others.map((device) => (
          <DevicePart key={device} icon={icons[device]} title={t(`intro.download.${device}.title`)}>
            <StepRows device={device} />
          </DevicePart>
        ))}
      </div>
    </section>
  );
}

interface DevicePartProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

const DevicePart = ({ icon: PartIcon, title, children }: DevicePartProps) => (
  <Surface className="flex flex-col gap-3">
    <h3 className="flex items-center gap-2 font-semibold">
      <PartIcon aria-hidden size={20} strokeWidth={ICON_STROKE} className="text-accent-text" />
      {title}
    </h3>
    {children}
  </Surface>
);
