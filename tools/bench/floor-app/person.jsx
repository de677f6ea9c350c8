import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

export default function Person() {
  const { slug } = useParams();
  const person = useQuery({
    queryKey: ['person', slug],
    queryFn: async () => (await fetch(`/person?slug=${slug}`)).json(),
  });
  return <main>{person.data && <header>{person.data.display_name}</header>}</main>;
}
