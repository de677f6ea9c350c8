import { routes } from '@upround/shared/links';
import { Page, type LayoutName } from '@upround/shared/routing';
import { Anchor, Link, Prose, Time } from '@upround/shared/ui';
import { BareFrame } from '../../components/bare-frame';
import { ColumnFrame } from '../../components/column-frame';
import { useSiteText } from '../../messages/catalogue';
import { documents, type DocumentName } from './documents';
import { headingsOf } from './headings';
import { addressOfLink } from './page-links';

/** A text with more sections than this begins with a table of contents. */
const FEW = 5;
const related = ['terms', 'privacyPolicy', 'communityGuidelines', 'support', 'contactUs'] as const;

interface DocumentScreenProps {
  name: DocumentName;
  layout: LayoutName;
  text: string;
}

/** One static page: its text, when it last changed, and its sections where there are many. */
export function DocumentScreen({ name, layout, text }: DocumentScreenProps) {
  const t = useSiteText();
  const { updated } = documents[name];
  const headings = headingsOf(text);
  const title = t(`documents.titles.${name}`);
  const Frame = layout === 'none' ? BareFrame : ColumnFrame;
  return (
    <Frame>
      <Page
        pattern={routes[name]}
        title={title}
        heading={<span className="text-display">{title}</span>}
        className="max-w-measure"
      >
        <p className="mt-1 text-small text-muted">
          {t.rich('documents.updated', {
            date: () => <Time value={`${updated}T12:00:00Z`} form="date" />,
          })}
        </p>
        {headings.length > FEW && (
          <nav aria-label={t('documents.contents')} className="mt-6 border-l-2 pl-4">
            <p className="text-small font-medium">{t('documents.contents')}</p>
            <ul className="mt-1 text-small medium:columns-2">
              {headings.map((heading) => (
                <li key={heading.id}>
                  <Anchor
                    href={`#${heading.id}`}
                    className="inline-flex min-h-8 items-center text-muted focus-ring hover:text-text hover:underline"
                  >
                    {heading.text}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="mt-6">
          <Prose text={text} addressOf={addressOfLink} />
        </div>
        {layout === 'none' && <RelatedPages except={name} />}
      </Page>
    </Frame>
  );
}

/** Pages without layout have no footer of the app's, so they carry the way to each other. */
function RelatedPages({ except }: { except: DocumentName }) {
  const t = useSiteText();
  return (
    <nav aria-label={t('documents.more')} className="mt-12 border-t pt-4">
      <ul className="flex flex-wrap gap-x-6 text-small">
        {related
          .filter((name) => name !== except)
          .map((name) => (
            <li key={name}>
              <Link
                href={addressOfLink(`page:${name}`) ?? ''}
                tone="muted"
                className="inline-flex min-h-10 items-center"
              >
                {t(`documents.titles.${name}`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
