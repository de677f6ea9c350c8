import type { Pod } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { Anchor, Rosette, ScrollRow } from '@upround/shared/ui';
import { usePodsText } from './messages/catalogue';

/** The pods that the viewer is in, in one row, so that others to discover are in sight below. */
export function YourPods({ pods }: { pods: readonly Pod[] }) {
  const t = usePodsText();
  return (
    <section
      aria-labelledby="pods-yours"
      className="flex flex-col gap-2 border-b px-4 py-4 medium:px-6"
    >
      <h2 id="pods-yours" className="font-semibold">
        {t('pods.yours')}
      </h2>
      <div className="-mx-4 medium:-mx-6">
        <ScrollRow>
          <ul className="flex w-max gap-2 px-4 py-0.5 medium:px-6">
            {pods.map(({ id, slug, name, weeklyPostCount }) => (
              <li key={id}>
                <Anchor
                  href={links.pod(slug)}
                  className="flex w-56 items-center gap-3 rounded-surface border bg-surface-raised p-3 focus-ring hover:bg-surface-hover"
                >
                  <Rosette size={40} seed={slug} />
                  <span className="min-w-0 text-small">
                    <span className="block truncate font-medium">{name}</span>
                    <span className="block truncate text-muted figures">
                      {t('pods.weekly', { count: weeklyPostCount })}
                    </span>
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </ScrollRow>
      </div>
    </section>
  );
}
