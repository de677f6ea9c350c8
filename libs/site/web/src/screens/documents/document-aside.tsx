import {
  BookOpenText,
  ChevronDown,
  FileText,
  Info,
  LifeBuoy,
  LockKeyhole,
  Mail,
  MessageSquare,
} from 'lucide-react';
import { links } from '@upround/shared/links';
import { Anchor, ICON_STROKE, PageAside, type Icon } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
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

interface ContentsProps {
  headings: readonly Heading[];
}

function SectionLinks({ headings }: ContentsProps) {
  return (
    <ul className="border-l text-small">
      {headings.map((heading) => (
        <li key={heading.id}>
          <Anchor
            href={`#${heading.id}`}
            className="flex min-h-8 items-center py-1 pl-3 text-muted focus-ring hover:text-text hover:underline"
          >
            {heading.text}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** The sections of a page above its text, folded, where there is no room for an aside. */
export function FoldedContents({ headings }: ContentsProps) {
  const t = useSiteText();
  return (
    <details className="group rounded-surface border bg-surface-raised wide:hidden print:hidden">
      <summary className="flex h-11 list-none items-center gap-2 rounded-surface px-4 text-small font-medium focus-ring">
        {t('documents.contents')}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={ICON_STROKE}
          className="ml-auto text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-3">
        <SectionLinks headings={headings} />
      </div>
    </details>
  );
}

interface DocumentAsideProps extends ContentsProps {
  name: DocumentName;
}

/** Beside a page: its sections, and the other pages of the site. */
export function DocumentAside({ name, headings }: DocumentAsideProps) {
  const t = useSiteText();
  return (
    <PageAside label={t('documents.aside')}>
      <div className="flex flex-col gap-8">
        {headings.length > 1 && (
          <nav aria-label={t('documents.contents')}>
            <p className="pb-2 text-small font-semibold">{t('documents.contents')}</p>
            <SectionLinks headings={headings} />
          </nav>
        )}
        <nav aria-label={t('documents.more')}>
          <p className="border-b pb-2 text-small font-semibold">{t('documents.more')}</p>
          <ul className="-mx-2 pt-2">
            {sisterPages
              .filter(([page]) => page !== name)
              .map(([page, PageIcon, link]) => (
                <li key={page}>
                  <Anchor
                    href={link()}
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
