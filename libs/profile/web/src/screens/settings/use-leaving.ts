import { useEffect, useRef } from 'react';
import { toast } from '@upround/shared/toasts';
import { useSettingsText } from './messages/catalogue';

/**
 * Asks before the site is left with something unsaved, and says so where only the section is left: it is kept on the
 * device either way.
 */
export function useLeaving(isUnsaved: boolean): void {
  const t = useSettingsText();
  const latest = useRef({ isUnsaved, text: '' });
  useEffect(() => {
    latest.current = { isUnsaved, text: t('profile.left') };
  });
  useEffect(
    () => () => {
      const { current } = latest;
      if (current.isUnsaved) toast.show({ type: 'info', text: current.text });
    },
    [],
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
