import { Suspense } from 'react';
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Essay } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';
import { PremiumInterestSlot } from '../../premium-interest-slot';
import { FreeArticles } from './free-articles';

/** Where the preview ends: what follows in the essay, what Premium includes, and what is free. */
export function LockedRest({ essay }: { essay: Essay }) {
  const t = useNewsText();
  const { isMember } = useSession();
  const { pathname } = useLocation();
  const parts = essay.outline.filter(({ level }) => level === 2);
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-labelledby="locked"
        className="flex flex-col gap-4 rounded-surface border bg-surface-sunken px-5 py-5 text-small"
      >
        <h2 id="locked" className="flex items-center gap-2 text-body font-semibold">
          <Lock aria-hidden size={18} strokeWidth={ICON_STROKE} className="shrink-0" />
          {t('locked.title')}
        </h2>
        <div>
          <p>{t('locked.text', { count: essay.readingMinutes })}</p>
          <ol className="mt-2 list-decimal space-y-1 pl-5 marker:text-muted">
            {parts.map(({ anchor, text }) => (
              <li key={anchor}>{text}</li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="font-semibold">{t('locked.gives')}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-muted">
            <li>{t('locked.whole')}</li>
            <li>{t('locked.figures')}</li>
            <li>{t('locked.print')}</li>
          </ul>
        </div>
        <p className="text-muted">{t('locked.later')}</p>
        <Suspense fallback={null}>
          <PremiumInterestSlot.Slot />
        </Suspense>
        {!isMember && (
          <p>
            <Link href={links.login({ next: pathname })}>{t('locked.logIn')}</Link>
          </p>
        )}
      </section>
      <FreeArticles />
    </div>
  );
}
