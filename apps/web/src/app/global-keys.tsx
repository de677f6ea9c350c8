import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '@upround/shared/links';
import {
  useShortcutListener,
  useShortcuts,
  type NavigationItem,
  type Shortcut,
} from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { lazyDialog } from '@upround/shared/toasts';
import { pressEarlyKeys } from '../boot/early-keys';
import { useFrameText } from '../messages/catalogue';
import { navigationItems } from './slots';

const ShortcutSheet = /* @__PURE__ */ lazyDialog(
  () => import('./shortcut-sheet').then((m) => m.ShortcutSheet),
  ({ onClose }) => onClose(),
);

const HELP_KEY = '?';

const hasHelpKey = (shortcuts: readonly Shortcut[]) =>
  shortcuts.some(({ keys }) => keys === HELP_KEY);

/** One entry of the keyboard map that works everywhere. */
function Key(props: Omit<Shortcut, 'group'>) {
  const t = useFrameText();
  useShortcuts([{ ...props, group: t('keys.groupEverywhere') }]);
  return null;
}

interface FeatureKeyProps extends Pick<Shortcut, 'keys' | 'run'> {
  useLabel: NavigationItem['useLabel'];
}

const FeatureKey = ({ keys, run, useLabel }: FeatureKeyProps) => (
  <Key keys={keys} run={run} label={useLabel('go')} />
);

/** Listens for all active shortcuts, and registers those that work everywhere, in the order of their list. */
export function GlobalKeys() {
  const t = useFrameText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const go = (href: string) => () => void navigate(href);
  // The page's own shortcuts are there before; those of the parts below are added with the second rendering.
  useShortcutListener({ isReady: hasHelpKey, onListen: pressEarlyKeys });

  return (
    <Fragment key={user?.id}>
      <Key keys="g h" label={t('keys.goHome')} run={go(links.home())} />
      {navigationItems.map(
        ({ keys, href, useLabel }) =>
          keys && <FeatureKey key={keys} keys={keys} run={go(href)} useLabel={useLabel} />,
      )}
      {user && (
        <>
          <Key keys="g m" label={t('keys.goMessages')} run={go(links.messages())} />
          <Key keys="g n" label={t('keys.goNotifications')} run={go(links.notifications())} />
          <Key keys="g u" label={t('keys.goProfile')} run={go(links.user(user.slug))} />
        </>
      )}
      <Key keys={HELP_KEY} label={t('keys.help')} run={() => setSheetOpen(true)} />
      {isSheetOpen && <ShortcutSheet onClose={() => setSheetOpen(false)} />}
    </Fragment>
  );
}
