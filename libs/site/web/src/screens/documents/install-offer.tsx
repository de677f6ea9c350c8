import { Apple, CircleCheck, Download, Smartphone } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { useAppInfo } from '@upround/shared/routing';
import { BrandMark, Button, ICON_STROKE, Surface, useIsPhone } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { StepRows } from './step-rows';
import { thisDevice } from './this-device';

/** What a browser hands over when it could install the site; the page's first script stores it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

type WithPrompt = typeof globalThis & { installPrompt?: InstallPrompt | undefined };

type Offer = 'none' | 'open' | 'installed';

let isInstalled = false;

const listeners = new Set<() => void>();

/** A prompt can be opened once: after that there is none until the browser offers another. */
function takePrompt(): InstallPrompt | undefined {
  const withPrompt = globalThis as WithPrompt;
  const taken = withPrompt.installPrompt;
  withPrompt.installPrompt = undefined;
  listeners.forEach((changed) => changed());
  return taken;
}

function offer(): Offer {
  if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed';
  return (globalThis as WithPrompt).installPrompt === undefined ? 'none' : 'open';
}

function follow(changed: () => void): () => void {
  const onInstalled = () => {
    isInstalled = true;
    takePrompt();
  };
  listeners.add(changed);
  window.addEventListener('beforeinstallprompt', changed);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('beforeinstallprompt', changed);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

/** The button that installs the site, where the browser offers it; elsewhere the steps for this device. It has one height. */
export function InstallOffer() {
  const t = useSiteText();
  const state = useSyncExternalStore(follow, offer);
  const title = useRef<HTMLHeadingElement>(null);
  const install = () => {
    // A browser that doesn't open its prompt says why in its console; the steps appear in any case.
    takePrompt()
      ?.prompt()
      .catch(() => undefined);
    // The button is gone with its prompt.
    title.current?.focus();
  };
  return (
    <Surface padding="none" className="flex flex-col-reverse overflow-hidden medium:flex-row">
      <div className="flex min-h-44 min-w-0 grow flex-col items-start justify-center gap-4 p-4 medium:p-6">
        {state === 'installed' ? (
          <p role="status" className="flex items-center gap-2 font-medium">
            <CircleCheck
              aria-hidden
              size={20}
              strokeWidth={ICON_STROKE}
              className="shrink-0 text-success-text"
            />
            {t('install.done')}
          </p>
        ) : (
          <>
            <div>
              <h2 ref={title} tabIndex={-1} className="text-title font-semibold outline-hidden">
                {t('install.title')}
              </h2>
              <p className="text-small text-muted">{t('install.hint')}</p>
            </div>
            {state === 'open' ? (
              <Button variant="primary" icon={Download} onClick={install}>
                {t('install.action')}
              </Button>
            ) : (
              <Steps />
            )}
          </>
        )}
      </div>
      <HomeScreen />
    </Surface>
  );
}

/** How it's installed on this device where the browser has no prompt for it. */
function Steps() {
  const device = thisDevice();
  const isPhone = useIsPhone();
  if (isPhone && device === 'desktop') return <PhoneSteps />;
  return <StepRows device={device} />;
}

const phones = [
  ['android', Smartphone],
  ['apple', Apple],
] as const;

/** In a window as narrow as a phone's, the steps on phones. */
function PhoneSteps() {
  const t = useSiteText();
  return phones.map(([phone, PhoneIcon]) => (
    <div key={phone} className="w-full border-t pt-4">
      <h3 className="mb-3 flex items-center gap-2 font-semibold">
        <PhoneIcon aria-hidden size={20} strokeWidth={ICON_STROKE} className="text-accent-text" />
        {t(`intro.download.${phone}.title`)}
      </h3>
      <StepRows device={phone} />
    </div>
  ));
}

/** Places of other apps around ours. */
const APPS = 12;
const FEWER_APPS = 8;
const OURS = 5;

/** Where the app is afterwards: among the others, under its own sign and name. */
function HomeScreen() {
  const { brandName } = useAppInfo();
  return (
    <div
      aria-hidden
      className="flex shrink-0 items-center justify-center border-b bg-surface-sunken px-6 py-5 select-none medium:border-b-0 medium:border-l medium:py-8"
    >
      <div className="grid grid-cols-4 gap-x-4 gap-y-3">
        {Array.from({ length: useIsPhone() ? FEWER_APPS : APPS }, (_, place) => (
          <span key={place} className="flex flex-col items-center gap-1.5">
            {place === OURS ? (
              <>
                <BrandMark size={36} />
                <span className="-mx-3 text-caption leading-none font-medium">{brandName}</span>
              </>
            ) : (
              <>
                <span className="size-9 rounded-surface bg-surface-active" />
                <span className="my-0.5 h-2 w-8 rounded-full bg-surface-active" />
              </>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
