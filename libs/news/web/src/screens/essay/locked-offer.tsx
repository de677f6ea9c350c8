import { Check, Lock } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Essay } from '@upround/news/contract';
import { links } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { AsidePart, ButtonLink, ICON_STROKE, Link, Surface } from '@upround/shared/ui';
import { useNewsText } from '../../messages/catalogue';

const gains = ['whole', 'figures', 'print'] as const;

/** What Premium includes, and the way to the plans. */
export function LockedOffer() {
  const t = useNewsText();
  const { isMember } = useSession();
  const { pathname } = useLocation();
  return (
    <Surface as="section" padding="large" aria-labelledby="locked">
      <h2 id="locked" className="flex items-start gap-2 text-title font-semibold">
        <Lock
          aria-hidden
          size={20}
          strokeWidth={ICON_STROKE}
          className="mt-1 shrink-0 text-accent-text"
        />
        {t('locked.title')}
      </h2>
      <p className="mt-1 text-small text-muted">{t('locked.which')}</p>
      <ul aria-label={t('locked.gives')} className="my-4 flex flex-col gap-2 text-small">
        {gains.map((gain) => (
          <li key={gain} className="flex gap-2">
            <Check
              aria-hidden
              size={16}
              strokeWidth={ICON_STROKE}
              className="mt-0.5 shrink-0 text-success-text"
            />
            {t(`locked.${gain}`)}
          </li>
        ))}
      </ul>
      <ButtonLink href={links.pricing({ next: pathname })} variant="primary">
        {t('locked.plans')}
      </ButtonLink>
      {!isMember && (
        <p className="mt-3 text-small">
          <Link href={links.login({ next: pathname })}>{t('locked.logIn')}</Link>
        </p>
      )}
    </Surface>
  );
}

/** The short way to the plans, in sight beside the beginning of an essay. */
export function LockedWay({ minutes }: { minutes: number }) {
  const t = useNewsText();
  const { pathname } = useLocation();
  return (
    <AsidePart title={t('locked.way')}>
      <p className="text-small text-muted">{t('locked.wayHint', { count: minutes })}</p>
      <ButtonLink href={links.pricing({ next: pathname })} variant="primary" icon={Lock} wide>
        {t('locked.plans')}
      </ButtonLink>
    </AsidePart>
  );
}

/** The parts of the whole essay. Those that the preview shows are links to them. */
export function LockedParts({ essay }: { essay: Essay }) {
  const t = useNewsText();
  const parts = essay.outline.filter(({ level }) => level === 2);
  const shown = new Set(essay.preview.match(/^## .+$/gm)?.map((line) => line.slice(3).trim()));
  if (parts.length === 0) return null;
  return (
    <AsidePart title={t('locked.text')}>
      <ol className="list-decimal space-y-1 pl-5 text-small marker:text-muted">
        {parts.map(({ anchor, text }) => (
          <li key={anchor}>{shown.has(text) ? <Link href={`#${anchor}`}>{text}</Link> : text}</li>
        ))}
      </ol>
    </AsidePart>
  );
}
