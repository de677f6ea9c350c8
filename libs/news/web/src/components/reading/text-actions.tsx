import { Link2, Printer } from 'lucide-react';
import type { ArticleSummary } from '@upround/news/contract';
import { useCopyLink } from '@upround/shared/toasts';
import { ActionButton, ActionRow } from '@upround/shared/ui';
import { BookmarkButton, LikeButton } from '@upround/social/web';
import { useNewsText } from '../../messages/catalogue';
import { ReportButton } from '../report-button';

interface TextActionsProps {
  text: ArticleSummary;
  type: 'ARTICLE' | 'ESSAY';
  /** The address of its page. */
  path: string;
}

/** Like, save, copy the link, print. */
export function TextActions({ text, type, path }: TextActionsProps) {
  const t = useNewsText();
  const reference = { referenceType: type, referenceId: text.id } as const;
  const copy = useCopyLink(path);
  return (
    <ActionRow label={t('reading.actions')} className="print:hidden">
      <LikeButton
        reference={reference}
        liked={text.viewer.liked}
        count={text.likeCount}
        about={text.title}
      />
      <span className="grow" />
      <BookmarkButton
        reference={reference}
        bookmarked={text.viewer.bookmarked}
        count={text.bookmarkCount}
        about={text.title}
      />
      <ActionButton
        icon={Link2}
        label={t('story.share')}
        text={<span className="max-medium:sr-only">{t('story.share')}</span>}
        onClick={copy}
      />
      <ActionButton
        icon={Printer}
        label={t('reading.print')}
        text={<span className="max-medium:sr-only">{t('reading.print')}</span>}
        onClick={() => window.print()}
      />
      <ReportButton reference={reference} />
    </ActionRow>
  );
}
