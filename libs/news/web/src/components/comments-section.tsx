import { useQueryClient } from '@tanstack/react-query';
import { readArticle, readEssay, readStory } from '@upround/news/contract';
import { useFormat } from '@upround/shared/i18n';
import { keyOf } from '@upround/shared/query';
import { Deferred } from '@upround/shared/ui';
import { CommentThread, useCommentCount } from '@upround/social/web';
import { useNewsText } from '../messages/catalogue';

interface CommentsSectionProps {
  /** The title of the record. */
  title: string;
  reference: { referenceType: 'NEWS' | 'ARTICLE' | 'ESSAY'; referenceId: string };
  /** What the record says. */
  count: number;
}

/** Nobody's: the comments below what no member wrote are removed by moderators alone. */
const NOBODY = '';

/** What says how many comments there are. */
const counting = [readStory, readArticle, readEssay];

/** What members say below a story or a text. */
export function CommentsSection({ title, reference, count }: CommentsSectionProps) {
  const t = useNewsText();
  const format = useFormat();
  const client = useQueryClient();
  const comments = useCommentCount(reference.referenceId, count);
  return (
    <div className="border-t px-4 print:hidden">
      <h2 id="comments" className="scroll-mt-16 pt-4 text-body font-semibold outline-hidden">
        {t('story.comments')}{' '}
        <span className="font-regular text-muted figures">{format.count(comments.count)}</span>
      </h2>
      <Deferred>
        <CommentThread
          reference={reference}
          ownerId={NOBODY}
          about={title}
          onCountChange={comments.add}
          onNewer={() => {
            for (const call of counting) void client.invalidateQueries({ queryKey: keyOf(call) });
          }}
        />
      </Deferred>
    </div>
  );
}
