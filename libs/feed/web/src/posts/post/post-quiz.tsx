import { useQueryClient } from '@tanstack/react-query';
import { readPost, type PostData, type Quiz } from '@upround/feed/contract';
import { queryFor } from '@upround/shared/query';
import { QuizVote } from '@upround/social/web';
import { useFailureToast } from '@upround/shared/toasts';
import { changePost } from '../data/post-cache';
import { usePostScreenText } from '../post-page/messages/catalogue';

export interface PostQuizProps {
  post: PostData;
  quiz: Quiz;
}

/** The quiz of a post. Where it changed since it was read, the post is read again. */
export function PostQuiz({ post, quiz }: PostQuizProps) {
  const t = usePostScreenText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const reread = async () => {
    try {
      const query = queryFor(readPost, { params: { id: post.slug } });
      const fresh = await client.fetchQuery({ ...query, staleTime: 0 });
      changePost(client, post.id, () => fresh);
    } catch (error) {
      fail(error, t('postScreen.error'));
    }
  };
  return (
    <QuizVote postId={post.id} quiz={quiz} own={post.viewer.own} onStale={() => void reread()} />
  );
}
