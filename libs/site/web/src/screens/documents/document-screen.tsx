import { useMemo } from 'react';
import { routes } from '@upround/shared/links';
import { Page, type LayoutName } from '@upround/shared/routing';
import { FoldedOutline, Link, Prose, Time } from '@upround/shared/ui';
import { BareFrame } from '../../components/bare-frame';
import { ColumnFrame } from '../../components/column-frame';
import { useSiteText } from '../../messages/catalogue';
import { TransparencySlot } from '../../transparency-slot';
import { CommunityNow } from './community-now';
import { DeviceSteps } from './device-steps';
import { DocumentAside, sisterPages } from './document-aside';
import { documents, type DocumentName } from './documents';
import { headingsOf } from './headings';
import { InstallOffer } from './install-offer';
import { IntroTiles } from './intro-tiles';
import { MessageSteps } from './message-steps';
import { addressOfLink } from './page-links';
import { SupportAnswers } from './support-answers';
import { useCurrentPart } from './use-current-part';

/** Where there is no room for an aside, a text with more sections than this begins with them. */
const FEW = 5;

/** Pages whose date comes last: what they offer is more important. */
const datedLast: readonly DocumentName[] = ['about', 'download', 'support'];

/** Pages whose date isn't below their title: on one of them it matters to no one. */
const withoutDateOnTop: readonly DocumentName[] = [...datedLast, 'contactUs'];

interface DocumentScreenProps {
  name: DocumentName;
  layout: LayoutName;
  text: string;
}

/** One static page: its text, when it last changed, and beside it its sections and the other pages. */
export function DocumentScreen({ name, layout, text }: DocumentScreenProps) {
  const t = useSiteText();
  const headings = useMemo(() => headingsOf(text), [text]);
  const current = useCurrentPart(headings);
  const title = t(`documents.titles.${name}`);
  const Frame = layout === 'none' ? BareFrame : ColumnFrame;
  return (
    <Frame>
      <Page
        pattern={routes[name]}
        title={title}
        heading={<span className="text-display">{title}</span>}
      >
        {name === 'about' && (
          <>
            <p className="mt-2 text-title text-balance">{t('intro.claim')}</p>
            <p className="mt-2 text-muted">{t('intro.lead')}</p>
          </>
        )}
        {!withoutDateOnTop.includes(name) && <Updated name={name} />}
        <div className="mt-6 flex flex-col gap-8">
          {name === 'download' && (
            <>
              <InstallOffer />
              <DeviceSteps />
            </>
          )}
          <IntroTiles name={name} />
          {name === 'contactUs' && <MessageSteps />}
          {headings.length > FEW && (
            <FoldedOutline label={t('documents.contents')} parts={headings} current={current} />
          )}
          {name === 'support' ? (
            <SupportAnswers text={text} />
          ) : (
            <Prose text={text} addressOf={addressOfLink} />
          )}
          {name === 'communityGuidelines' && <TransparencySlot.Slot />}
          {name === 'about' && <CommunityNow />}
          {datedLast.includes(name) && <Updated name={name} />}
          <MorePages except={name} />
        </div>
        <DocumentAside name={name} headings={headings} current={current} />
      </Page>
    </Frame>
  );
}

/** When the text last changed. */
function Updated({ name }: { name: DocumentName }) {
  const t = useSiteText();
  return (
    <p className="mt-1 text-small text-muted">
      {t.rich('documents.updated', {
        date: () => <Time value={`${documents[name].updated}T12:00:00Z`} form="date" />,
      })}
    </p>
  );
}

/** The other pages, below the text where there is no room for an aside. */
function MorePages({ except }: { except: DocumentName }) {
  const t = useSiteText();
  return (
    <div className="border-t pt-4 wide:hidden print:hidden">
      <ul aria-label={t('documents.more')} className="flex flex-wrap gap-x-6 text-small">
        {sisterPages
          .filter(([page]) => page !== except)
          .map(([page, , link]) => (
            <li key={page}>
              <Link
                href={page === 'feedback' ? link({ page: routes[except] }) : link()}
                tone="muted"
                className="inline-flex min-h-10 items-center"
              >
                {t(`documents.titles.${page}`)}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
