import { Anchor, classes, ScrollRow } from '@upround/shared/ui';
import { useDeskText } from './messages/catalogue';
import { useCurrentPart } from './use-current-part';

export interface PartLink {
  anchor: string;
  title: string;
}

/** The parts of a long page: a row that scrolls sideways, and stays in sight where the window is wide enough. */
export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  const t = useDeskText();
  const current = useCurrentPart(parts.map(({ anchor }) => anchor));
  return (
    <nav
      aria-label={t('parts')}
      className="z-10 -mx-4 min-w-0 border-b bg-surface medium:mx-0 medium:sticky medium:top-0"
    >
      <ScrollRow>
        <ul className="flex w-max gap-1 px-4 py-2 medium:px-0.5">
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <Anchor
                href={`#${anchor}`}
                aria-current={anchor === current ? 'location' : undefined}
                className={classes(
                  'inline-flex h-9 items-center rounded-full px-3 text-small font-medium whitespace-nowrap focus-ring transition-colors',
                  anchor === current
                    ? 'bg-accent-subtle text-accent-text'
                    : 'text-muted hover:bg-surface-hover hover:text-text',
                )}
              >
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  );
}
