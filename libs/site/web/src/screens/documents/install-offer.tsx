import { CircleCheck, Download } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
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
  const title = useRef<HTMLParagraphElement>(null);
  const install = () => {
    // A browser that doesn't open its prompt says why in its console; the steps appear in any case.
    takePrompt()
      ?.prompt()
      .catch(() => undefined);
    // The button is gone with its prompt.
    title.current?.focus();
  };
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
            <p ref={title} tabIndex={-1} className="text-body font-semibold outline-hidden">
              {t('install.title')}
            </p>
            <p className="text-small text-muted">
              {state === 'open' ? t('install.hint') : t(`intro.download.${thisDevice()}.text`)}
            </p>
          </div>
          {state === 'open' && (
            <Button variant="primary" icon={Download} onClick={install}>
              {t('install.action')}
            </Button>
          )}
        </>
      )}
    </Surface>
  );
}
