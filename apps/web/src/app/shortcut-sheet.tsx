import { useState } from 'react';
import { useActiveShortcuts, type Shortcut } from '@upround/shared/routing';
import { Dialog } from '@upround/shared/ui';
import { useShortcutText } from './messages/catalogue';

const KEY_FACES: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  $mod: 'Ctrl',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

function Keys({ keys }: { keys: string }) {
  const t = useShortcutText();
  return (
    <span className="flex items-center gap-1.5 text-small text-muted">
      {keys.split(' ').map((key, index) => (
        <span key={`${index}${key}`} className="flex items-center gap-1.5">
          {index > 0 && t('sheet.then')}
          <kbd className="flex h-7 min-w-7 items-center justify-center rounded-control border bg-surface-sunken px-1.5 font-mono text-small text-text">
            {key.length === 1 ? key : (KEY_FACES[key] ?? key)}
          </kbd>
        </span>
      ))}
    </span>
  );
}

/** The list of keys that work at the moment, opened by `?`. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useShortcutText();
  // As it was when the list opened: the dialog itself takes keys away.
  const [shortcuts] = useState(useActiveShortcuts());
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of shortcuts) {
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sheet.title')}
      description={t('sheet.intro')}
    >
      {[...groups].map(([group, entries]) => (
        <section key={group} className="mb-4">
          <h3 className="mb-1 text-small font-medium text-muted">{group}</h3>
          <dl className="divide-y">
            {entries.map(({ keys, label }) => (
              <div key={keys} className="flex min-h-11 items-center justify-between gap-4">
                <dt className="text-small">{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
