import { links, routes } from '@upround/shared/links';
import {
  isBot,
  NavigationItemsContext,
  Page,
  pageNotFound,
  type NavigationItem,
} from '@upround/shared/routing';
import { ButtonLink, Link } from '@upround/shared/ui';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { BareFrame } from '../../components/bare-frame';
import { useSiteText } from '../../messages/catalogue';

const Invitation = ({ item: { href, useLabel } }: { item: NavigationItem }) => (
  <ButtonLink href={href}>{useLabel('see')}</ButtonLink>
);

function NotFound({ pattern }: { pattern: typeof routes.notFound | '*' }) {
  const t = useSiteText();
  const { pathname } = useLocation();
  const items = use(NavigationItemsContext);
  return (
    <BareFrame ownWayHome>
      <Page
        pattern={pattern}
        title={t('notFound.title')}
        heading={<span className="text-display">{t('notFound.title')}</span>}
        className="medium:pt-16"
      >
        <p className="mt-4 wrap-anywhere">{t('notFound.message', { path: pathname })}</p>
        <p className="mt-1 text-muted">{t('notFound.hint')}</p>
        <p className="mt-1 text-muted">
          {t.rich('notFound.where', {
            support: (chunks) => <Link href={links.support()}>{chunks}</Link>,
            feedback: (chunks) => <Link href={links.feedback()}>{chunks}</Link>,
          })}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink href={links.home()} variant="primary">
            {t('notFound.home')}
          </ButtonLink>
          {items.map((item) => item.isInviting && <Invitation key={item.href} item={item} />)}
        </div>
      </Page>
    </BareFrame>
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
