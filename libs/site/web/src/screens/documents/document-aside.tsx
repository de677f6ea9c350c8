import {
  BookOpenText,
  FileText,
  Info,
  LifeBuoy,
  LockKeyhole,
  Mail,
  MessageSquare,
} from 'lucide-react';
import { links, routes } from '@upround/shared/links';
import {
  Anchor,
  ICON_STROKE,
  PageAside,
  SideOutline,
  useIsWide,
  type Icon,
} from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { AskCard } from './ask-card';
import type { DocumentName } from './documents';
import type { Heading } from './headings';

/** Pages of the site that lead to each other, in the order of how often they are looked for. */
export const sisterPages = [
  ['about', Info, links.about],
  ['support', LifeBuoy, links.support],
  ['communityGuidelines', BookOpenText, links.communityGuidelines],
  ['terms', FileText, links.terms],
  ['privacyPolicy', LockKeyhole, links.privacyPolicy],
  ['contactUs', Mail, links.contactUs],
  ['feedback', MessageSquare, links.feedback],
] as const satisfies readonly (readonly [DocumentName | 'feedback', Icon, () => string])[];

interface DocumentAsideProps {
  name: DocumentName;
  headings: readonly Heading[];
  /** The section that is being read. */
  current: string | undefined;
}

/** Beside a page: its sections, and the other pages of the site. */
export function DocumentAside({ name, headings, current }: DocumentAsideProps) {
  const t = useSiteText();
  const isWide = useIsWide();
  return (
    <PageAside label={t('documents.aside')}>
      {/* Its first line is beside the title. */}
      <div className="flex flex-col gap-8 pt-4.5">
        {headings.length > 1 && (
          <SideOutline label={t('documents.contents')} parts={headings} current={current} />
        )}
        {name === 'support' && isWide && <AskCard />}
        <nav aria-label={t('documents.more')}>
          <p className="border-b pb-2 text-small font-semibold">{t('documents.more')}</p>
          <ul className="-mx-2 pt-2">
            {sisterPages
              .filter(([page]) => page !== name)
              .map(([page, PageIcon, link]) => (
                <li key={page}>
                  <Anchor
                    href={page === 'feedback' ? link({ page: routes[name] }) : link()}
                    className="flex gap-3 rounded-control px-2 py-2 text-small focus-ring hover:bg-surface-hover"
                  >
                    <PageIcon
                      aria-hidden
                      size={18}
                      strokeWidth={ICON_STROKE}
                      className="mt-0.5 shrink-0 text-muted"
                    />
                    <span className="min-w-0">
                      <span className="block font-medium">{t(`documents.titles.${page}`)}</span>
                      <span className="text-muted">{t(`documents.hints.${page}`)}</span>
                    </span>
                  </Anchor>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </PageAside>
  );
}
