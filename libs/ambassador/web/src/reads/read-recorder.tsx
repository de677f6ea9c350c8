import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { recordRead } from '@upround/ambassador/contract';
import { api } from '@upround/shared/api-client';
import { matchPage, routes } from '@upround/shared/links';

/** How long a post has to be open before it's read, in milliseconds. */
export const READ_AFTER = 8_000;

/** The post or idea that the page shows; undefined on other pages. */
function postOf(path: string): string | undefined {
  const page = matchPage(path);
  const isPost = page?.pattern === routes.post || page?.pattern === routes.idea;
  return isPost ? page.params['slug'] : undefined;
}

/** Records what a member reads, for its author's statement: a post that was open and visible for some seconds. */
export function ReadRecorder() {
  const { pathname } = useLocation();
  const post = postOf(pathname);
  useEffect(() => {
    if (post === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible') {
          wait();
          return;
        }
        // Nothing depends on it: the next visit records it, too.
        api.call(recordRead, { body: { postId: post } }).catch(() => undefined);
      }, READ_AFTER);
    };
    wait();
    return () => clearTimeout(timer);
  }, [post]);
  return null;
}
