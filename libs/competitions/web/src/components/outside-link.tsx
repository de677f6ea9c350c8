import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON_STROKE, Link } from '@upround/shared/ui';
import { useCompetitionPartsText } from './messages/catalogue';

interface OutsideLinkProps {
  href: string;
  children: ReactNode;
}

/** A link to another site: it opens in a new tab and passes on no ranking. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const t = useCompetitionPartsText();
  return (
    <Link href={href} target="_blank" rel="noopener nofollow ugc" className="wrap-anywhere">
      {children}
      <ExternalLink aria-hidden size={16} strokeWidth={ICON_STROKE} className="ml-1 inline" />
      <span className="sr-only"> ({t('newTab')})</span>
    </Link>
  );
}
