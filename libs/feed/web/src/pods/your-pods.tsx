import { useId, useState } from 'react';
import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Anchor, Button, Rosette } from '@upround/shared/ui';
import { usePodsText } from './messages/catalogue';

/** So many are shown at first, so that others to discover are in sight below. */
const FEW = 6;

/** The pods that the viewer is in. */
export function YourPods({ pods }: { pods: readonly Pod[] }) {
  const t = usePodsText();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? pods : pods.slice(0, FEW);
  return (
    <section
      aria-labelledby="pods-yours"
      className="flex flex-col gap-2 border-b px-4 py-4 medium:px-6"
    >
      <h2 id="pods-yours" className="font-semibold">
        {t('pods.yours')}
      </h2>
      <ul id={listId} className="grid grid-cols-2 gap-2 medium:grid-cols-3">
        {shown.map(({ id, slug, name, weeklyPostCount }) => (
          <li key={id} className="min-w-0">
            <Anchor
              href={links.pod(slug)}
              className="flex h-full items-center gap-3 rounded-surface border bg-surface-raised p-3 focus-ring hover:bg-surface-hover max-medium:gap-2 max-medium:p-2"
            >
              <Rosette size={32} seed={slug} />
              <span className="min-w-0 text-small">
                <span className="line-clamp-2 font-medium">{name}</span>
                <span className="block truncate text-muted figures">
                  {t('pods.weekly', { count: weeklyPostCount })}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {pods.length > FEW && (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('pods.showFewer') : t('pods.showYours', { count: pods.length })}
        </Button>
      )}
    </section>
  );
}
