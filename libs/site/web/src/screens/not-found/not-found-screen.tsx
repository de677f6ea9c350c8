import { useLocation } from 'react-router-dom';
import { routes } from '@upround/shared/links';
import { isBot, Page, pageNotFound } from '@upround/shared/routing';
import { ColumnFrame } from '../../components/column-frame';
import { useSiteText } from '../../messages/catalogue';
import { NotFoundHelp } from './not-found-help';

function NotFound({ pattern }: { pattern: typeof routes.notFound | '*' }) {
  const t = useSiteText();
  const { pathname } = useLocation();
  return (
    <ColumnFrame>
      <Page
        pattern={pattern}
        title={t('notFound.title')}
        heading={<span className="text-display">{t('notFound.title')}</span>}
        className="flex flex-col gap-2"
      >
        <p className="mb-6 wrap-anywhere text-muted">{t('notFound.message', { path: pathname })}</p>
        <NotFoundHelp />
      </Page>
    </ColumnFrame>
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
