import { useSyncExternalStore } from 'react';
import { Notice } from '@upround/shared/ui';
import { useFrameText } from '../messages/catalogue';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone for as long as it is. */
export function OfflineNotice() {
  const t = useFrameText();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="warning" title={t('offline.title')} className="shadow-floating">
          {t('offline.text')}
        </Notice>
      )}
    </div>
  );
}
