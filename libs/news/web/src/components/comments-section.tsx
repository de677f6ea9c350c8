import { useFormat } from '@upround/shared/i18n';
import { Deferred } from '@upround/shared/ui';
import { CommentThread, useCommentCount } from '@upround/social/web';
import { useNewsText } from '../messages/catalogue';

interface CommentsSectionProps {
  reference: { referenceType: 'NEWS' | 'ARTICLE' | 'ESSAY'; referenceId: string };
  /** What the record says. */
  count: number;
}

/** Nobody's: the comments below what no member wrote are removed by moderators alone. */
const NOBODY = '';

/** What members say below a story or a text. */
export function CommentsSection({ reference, count }: CommentsSectionProps) {
  const t = useNewsText();
  const format = useFormat();
  const comments = useCommentCount(reference.referenceId, count);
  return (
    <div className="border-t px-4 print:hidden">
      <h2 id="comments" className="scroll-mt-16 pt-4 text-body font-semibold outline-hidden">
        {t('story.comments')}{' '}
        <span className="font-regular text-muted figures">{format.count(comments.count)}</span>
      </h2>
      <Deferred>
        <CommentThread reference={reference} ownerId={NOBODY} onCountChange={comments.add} />
      </Deferred>
    </div>
  );
}
