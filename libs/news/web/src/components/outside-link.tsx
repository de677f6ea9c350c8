import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes, ICON_STROKE, Link, type LinkProps } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

interface OutsideLinkProps extends Pick<LinkProps, 'tone'> {
  href: string;
  className?: string;
  /** In running text, where it breaks into lines as its words do. */
  inText?: boolean;
  children: ReactNode;
}

/** A link to another site: it opens in a new tab and passes on no ranking. */
export function OutsideLink({ href, tone, className, inText = false, children }: OutsideLinkProps) {
  const t = useNewsText();
  return (
    <Link
      href={href}
      tone={tone}
      target="_blank"
      rel="noopener nofollow ugc"
      className={classes(!inText && 'inline-flex items-center gap-1.5', className)}
    >
      <span className={classes(!inText && 'min-w-0 truncate')}>{children}</span>
      <ExternalLink
        aria-hidden
        size={16}
        strokeWidth={ICON_STROKE}
        className={inText ? 'ml-1 inline' : 'shrink-0'}
      />
      <span className="sr-only">({t('story.newTab')})</span>
    </Link>
  );
}
