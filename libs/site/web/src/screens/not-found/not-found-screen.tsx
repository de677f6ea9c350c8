import { links, routes } from '@upround/shared/links';
import { isBot, Page, pageNotFound, useAppInfo } from '@upround/shared/routing';
import { Anchor, BrandMark, ButtonLink, Link } from '@upround/shared/ui';
import { useLocation } from 'react-router-dom';
import { useSiteText } from '../../messages/catalogue';

function NotFound({ pattern }: { pattern: typeof routes.notFound | '*' }) {
  const t = useSiteText();
  const { pathname } = useLocation();
  const { brandName } = useAppInfo();
  return (
    <div className="mx-auto flex min-h-dvh max-w-measure flex-col justify-center gap-10 px-4 py-10">
      <Anchor
        href={links.home()}
        className="flex h-10 items-center gap-2.5 self-start rounded-control focus-ring"
      >
        <BrandMark />
        <span className="text-title font-semibold tracking-tight">{brandName}</span>
      </Anchor>
      <Page
        pattern={pattern}
        title={t('notFound.title')}
        heading={<span className="text-display">{t('notFound.title')}</span>}
      >
        <p className="mt-4 wrap-anywhere">{t('notFound.message', { path: pathname })}</p>
        <p className="mt-1 text-muted">{t('notFound.hint')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink href={links.home()} variant="primary">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink href={links.pods()}>{t('notFound.pods')}</ButtonLink>
        </div>
        <p className="mt-6 text-small">
          <Link href={links.feedback()} tone="muted">
            {t('notFound.tell')}
          </Link>
        </p>
      </Page>
    </div>
  );
}

/** The page at `/404`. */
export function NotFoundScreen() {
  return <NotFound pattern={routes.notFound} />;
}

/** The page for every unknown address; the address stays as typed. Bots get the bare frame, from the boundary. */
export function UnknownAddressScreen() {
  const { pathname } = useLocation();
  if (isBot(navigator.userAgent)) throw pageNotFound(pathname);
  return <NotFound pattern="*" />;
}
