import { useQueryClient } from '@tanstack/react-query';
import { readArticle, readEssay, readStory } from '@upround/news/contract';
import { keyOf } from '@upround/shared/query';
import { Deferred } from '@upround/shared/ui';
import { CommentThread, CommentTitle, useCommentCount } from '@upround/social/web';

interface CommentsSectionProps {
  /** The title of the record. */
  title: string;
  reference: { referenceType: 'NEWS' | 'ARTICLE' | 'ESSAY'; referenceId: string };
  /** What the record says. */
  count: number;
}

/** No owner: only moderators can delete the comments under a record that no member wrote. */
const NOBODY = '';

/** What says how many comments there are. */
const counting = [readStory, readArticle, readEssay];

/** What members say below a story or a text. */
export function CommentsSection({ title, reference, count }: CommentsSectionProps) {
  const client = useQueryClient();
  const comments = useCommentCount(reference.referenceId, count);
  return (
    <div className="border-t px-4 medium:px-6 print:hidden">
      <CommentTitle reference={reference} count={comments.count} />
      <Deferred>
        <CommentThread
          reference={reference}
          ownerId={NOBODY}
          about={title}
          count={comments.count}
          onCountChange={comments.add}
          onNewer={() => {
            for (const call of counting) void client.invalidateQueries({ queryKey: keyOf(call) });
          }}
        />
      </Deferred>
    </div>
  );
}
