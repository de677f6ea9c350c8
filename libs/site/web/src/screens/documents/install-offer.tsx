import { CircleCheck, Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, ICON_STROKE, Surface } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { thisDevice } from './this-device';

/** What a browser hands over when it could install the site; the page's first script stores it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

type WithPrompt = typeof globalThis & { installPrompt?: InstallPrompt | undefined };

type Offer = 'none' | 'open' | 'installed';

let isInstalled = false;

function offer(): Offer {
  if (isInstalled || matchMedia('(display-mode: standalone)').matches) return 'installed';
  return (globalThis as WithPrompt).installPrompt === undefined ? 'none' : 'open';
}

function follow(changed: () => void): () => void {
  const onInstalled = () => {
    isInstalled = true;
    (globalThis as WithPrompt).installPrompt = undefined;
    changed();
  };
  window.addEventListener('beforeinstallprompt', changed);
  window.addEventListener('appinstalled', onInstalled);
  return () => {
    window.removeEventListener('beforeinstallprompt', changed);
    window.removeEventListener('appinstalled', onInstalled);
  };
}

async function install(): Promise<void> {
  const withPrompt = globalThis as WithPrompt;
  const asked = withPrompt.installPrompt;
  // A browser's prompt opens once; it hands over another if it was declined.
  withPrompt.installPrompt = undefined;
  await asked?.prompt();
}

/** The button that installs the site, where the browser offers it; elsewhere the steps for this device. It has one height. */
export function InstallOffer() {
  const t = useSiteText();
  const state = useSyncExternalStore(follow, offer);
  return (
    <Surface padding="large" className="flex flex-wrap items-center gap-4">
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
          <div className="min-h-16 min-w-40 grow basis-0">
            <p className="text-body font-semibold">{t('install.title')}</p>
            <p className="text-small text-muted">
              {state === 'open' ? t('install.hint') : t(`intro.download.${thisDevice()}.text`)}
            </p>
          </div>
          {state === 'open' && (
            <Button variant="primary" icon={Download} onClick={() => void install()}>
              {t('install.action')}
            </Button>
          )}
        </>
      )}
    </Surface>
  );
}
