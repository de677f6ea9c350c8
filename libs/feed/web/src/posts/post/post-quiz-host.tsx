import { deferredLazy } from '@upround/shared/ui';
import { OptionsRoom } from '@upround/social/web';
import type { PostQuizProps } from './post-quiz';

/** The quiz of a post, loaded after the first post is painted; a placeholder keeps its space. */
export const PostQuiz = /* @__PURE__ */ deferredLazy<PostQuizProps>(
  () => import('./post-quiz').then((module) => module.PostQuiz),
  ({ post, quiz }) => <OptionsRoom of={quiz} own={post.viewer.own} />,
);
