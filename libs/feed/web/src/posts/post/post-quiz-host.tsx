import { lazy, Suspense } from 'react';
import { OptionsRoom } from '@upround/social/web';
import type { PostQuizProps } from './post-quiz';

const Lazy = /* @__PURE__ */ lazy(() =>
  import('./post-quiz').then((module) => ({ default: module.PostQuiz })),
);

/** The quiz of a post, loaded with the first one that is shown; its room is held until then. */
export function PostQuiz(props: PostQuizProps) {
  return (
    <Suspense fallback={<OptionsRoom of={props.quiz} own={props.post.viewer.own} />}>
      <Lazy {...props} />
    </Suspense>
  );
}
