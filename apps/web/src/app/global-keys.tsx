import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import { useShortcutListener, useShortcuts } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { pressEarlyKeys } from '../boot/early-keys';
import { useFrameText } from '../messages/catalogue';

const ShortcutSheet = /* @__PURE__ */ lazy(() =>
  import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })),
);

const HELP_KEY = '?';

/** Listens for the keys that are on at the moment, and brings those that work everywhere. */
export function GlobalKeys() {
  const t = useFrameText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const group = t('keys.groupEverywhere');

  useShortcuts([
    { keys: 'g h', label: t('keys.goHome'), group, run: () => void navigate(links.home()) },
    { keys: 'g p', label: t('keys.goPods'), group, run: () => void navigate(links.pods()) },
    { keys: 'g j', label: t('keys.goJobs'), group, run: () => void navigate(links.jobs()) },
    ...(user === null
      ? []
      : [
          {
            keys: 'g m',
            label: t('keys.goMessages'),
            group,
            run: () => void navigate(links.messages()),
          },
          {
            keys: 'g n',
            label: t('keys.goNotifications'),
            group,
            run: () => void navigate(links.notifications()),
          },
          {
            keys: 'g u',
            label: t('keys.goProfile'),
            group,
            run: () => void navigate(links.user(user.slug)),
          },
        ]),
    { keys: HELP_KEY, label: t('keys.help'), group, run: () => setSheetOpen(true) },
  ]);

  // Those of this component are added with the second rendering.
  const isListening = useShortcutListener().some(({ keys }) => keys === HELP_KEY);
  useEffect(() => {
    if (isListening) pressEarlyKeys();
  }, [isListening]);

  return (
    isSheetOpen && (
      <Suspense>
        <ShortcutSheet onClose={() => setSheetOpen(false)} />
      </Suspense>
    )
  );
}
