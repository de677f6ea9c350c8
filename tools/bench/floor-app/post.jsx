import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

export default function Post() {
  const { slug } = useParams();
  const post = useQuery({
    queryKey: ['post', slug],
    queryFn: async () => (await fetch(`/post?slug=${slug}`)).json(),
  });
  return (
    <main>
      {post.data && (
        <article>
          <Link to={`/user/${post.data.author_slug}`}>{post.data.display_name}</Link>
          <p>{post.data.text}</p>
        </article>
      )}
    </main>
  );
}
