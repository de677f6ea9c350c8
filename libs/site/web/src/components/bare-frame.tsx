import { Link } from '@upround/shared/ui';
import { links } from '@upround/shared/links';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON_STROKE } from '@upround/shared/ui';
import { useSiteText } from '../messages/catalogue';

/** What a page without layout needs all the same: room around it, and a way home. */
export function BareFrame({ children }: { children: ReactNode }) {
  const t = useSiteText();
  return (
    <div className="mx-auto flex max-w-measure flex-col gap-6 px-4 py-6 medium:py-10">
      <p>
        <Link
          href={links.home()}
          tone="muted"
          className="inline-flex min-h-10 items-center gap-2 text-small"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={ICON_STROKE} />
          {t('documents.home')}
        </Link>
      </p>
      {children}
    </div>
  );
}
