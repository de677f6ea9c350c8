import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tinykeys } from 'tinykeys';
import { links } from '@upround/shared/links';
import { useActiveShortcuts, useShortcuts } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { useFrameText } from '../messages/catalogue';

const ShortcutSheet = /* @__PURE__ */ lazy(() =>
  import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })),
);

function isWritingOrInDialog({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !==
      null
  );
}

/** Listens for the keys that are on at the moment, and brings those that work everywhere. */
export function GlobalKeys() {
  const t = useFrameText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const shortcuts = useActiveShortcuts();
  const group = t('keys.groupEverywhere');

  useShortcuts([
    { keys: 'g h', label: t('keys.goHome'), group, run: () => void navigate(links.home()) },
    { keys: 'g p', label: t('keys.goPods'), group, run: () => void navigate(links.pods()) },
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
    { keys: '?', label: t('keys.help'), group, run: () => setSheetOpen(true) },
  ]);

  const bindings = useMemo(
    () =>
      Object.fromEntries(
        // Signs stand on other keys on other keyboards: Shift may or may not be needed for them.
        shortcuts.map(({ keys, run }) => [/^\W$/.test(keys) ? `[Shift]+${keys}` : keys, run]),
      ),
    [shortcuts],
  );
  useEffect(() => tinykeys(window, bindings, { ignore: isWritingOrInDialog }), [bindings]);

  return (
    isSheetOpen && (
      <Suspense>
        <ShortcutSheet onClose={() => setSheetOpen(false)} />
      </Suspense>
    )
  );
}
