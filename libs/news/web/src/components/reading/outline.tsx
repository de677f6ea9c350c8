import { ChevronDown } from 'lucide-react';
import type { Heading } from '@upround/news/contract';
import { Anchor, classes, ICON_STROKE } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';

interface OutlineProps {
  outline: readonly Heading[];
  /** The anchor of the part that is being read. */
  part: string;
}

function OutlineLinks({ outline, part }: OutlineProps) {
  return (
    <ol className="text-small">
      {outline.map(({ level, text, anchor }) => (
        <li key={anchor}>
          <Anchor
            href={`#${anchor}`}
            aria-current={anchor === part ? 'location' : undefined}
            className={classes(
              'flex min-h-8 items-center border-l-2 border-transparent py-1 pl-3 text-muted focus-ring transition-colors hover:text-text aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-text',
              level === 3 && 'pl-6',
            )}
          >
            {text}
          </Anchor>
        </li>
      ))}
    </ol>
  );
}

/** The parts of a text beside it, where the window is wide. */
export function SideOutline(props: OutlineProps) {
  const t = useNewsText();
  return (
    <nav aria-label={t('reading.outline')}>
      <p className="pb-2 pl-3.5 text-small font-semibold">{t('reading.outline')}</p>
      <OutlineLinks {...props} />
    </nav>
  );
}

/** The parts of a text above it, folded, where the window is narrow. */
export function FoldedOutline(props: OutlineProps) {
  const t = useNewsText();
  return (
    <details className="group rounded-surface border bg-surface-raised wide:hidden print:hidden">
      <summary className="flex h-11 list-none items-center gap-2 rounded-surface px-4 text-small font-medium focus-ring">
        {t('reading.outline')}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="ml-auto text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label={t('reading.outline')} className="px-4 pb-3">
        <OutlineLinks {...props} />
      </nav>
    </details>
  );
}
