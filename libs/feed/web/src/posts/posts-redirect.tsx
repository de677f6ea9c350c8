import { Navigate, useLocation } from 'react-router-dom';
import { links } from '@upround/shared/links';

/** `/posts` leads to the feed, keeping query and hash, and leaves no step in the history. */
export function PostsRedirect() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: links.home(), search, hash }} />;
}
