import { Suspense } from 'react';
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Essay } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';
import { PremiumInterestSlot } from '../../premium-interest-slot';

/** What Premium includes, and the button to be notified when it opens. */
export function LockedOffer({ essay }: { essay: Essay }) {
  const t = useNewsText();
  const { isMember } = useSession();
  const { pathname } = useLocation();
  const parts = essay.outline.filter(({ level }) => level === 2);
  return (
    <section
      aria-labelledby="locked"
      className="flex flex-col gap-4 rounded-surface border bg-surface-raised p-4 text-small"
    >
      <div>
        <h2 id="locked" className="flex items-start gap-2 text-body font-semibold">
          <Lock
            aria-hidden
            size={18}
            strokeWidth={ICON_STROKE}
            className="mt-1 shrink-0 text-accent-text"
          />
          {t('locked.title')}
        </h2>
        <p className="mt-1 text-muted">{t('locked.later')}</p>
      </div>
      {/* As high as its button, so that nothing below moves when that comes. */}
      <div className="min-h-10">
        <Suspense fallback={null}>
          <PremiumInterestSlot.Slot />
        </Suspense>
      </div>
      {!isMember && (
        <p>
          <Link href={links.login({ next: pathname })}>{t('locked.logIn')}</Link>
        </p>
      )}
      <div className="border-t pt-4">
        <p className="font-medium">{t('locked.text', { count: essay.readingMinutes })}</p>
        <ol className="mt-2 list-decimal space-y-1 pl-5 marker:text-muted">
          {parts.map(({ anchor, text }) => (
            <li key={anchor}>{text}</li>
          ))}
        </ol>
      </div>
      <div className="border-t pt-4">
        <h3 className="font-medium">{t('locked.gives')}</h3>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-muted">
          <li>{t('locked.whole')}</li>
          <li>{t('locked.figures')}</li>
          <li>{t('locked.print')}</li>
        </ul>
      </div>
    </section>
  );
}
