import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { searchTop, type SearchHit } from '@upround/search/contract';
import { links, recordPath } from '@upround/shared/links';
import { queryFor } from '@upround/shared/query';
import { Anchor, Avatar, Link, Name, Skeleton, SkeletonGroup, Words } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { kindsBesidePosts, type TrendingKind } from '../trending-kinds';

const topQuery = (type: TrendingKind) => queryFor(searchTop, { query: { type } });

const PEOPLE = 5;

/**
 * What the community looks like at the moment: faces, and a post and another record that are read now, with their pictures. An
 * offer: where they fail, the page does without.
 */
export function CommunityNow() {
  const t = useSiteText();
  const people = useQuery({ ...topQuery('USER'), retry: false });
  const posts = useQuery({ ...topQuery('POST'), retry: false });
  const [kind = 'POST'] = kindsBesidePosts;
  const others = useQuery({ ...topQuery(kind), retry: false });
  const isPending = people.isPending || posts.isPending || others.isPending;
  const shown = [pictured(posts.data?.data), pictured(others.data?.data)].filter(
    (hit) => hit !== undefined,
  );
  const faces = people.data?.data.slice(0, PEOPLE) ?? [];
  if (isPending) return <NowSkeleton />;
  return (
    <div className="flex flex-col gap-8">
      {faces.length > 0 && (
        <Part
          id="now-people"
          title={t('now.people')}
          more={[links.search({ kind: 'USER' }), t('now.allPeople')]}
        >
          <ul className="grid gap-2 medium:grid-cols-5 medium:gap-3">
            {faces.map((hit) => (
              <Face key={hit.id} hit={hit} />
            ))}
          </ul>
        </Part>
      )}
      {shown.length > 0 && (
        <Part id="now-read" title={t('now.read')} more={[links.home(), t('now.allRead')]}>
          <ul className="grid gap-4 medium:grid-cols-2">
            {shown.map((hit) => (
              <Pictured key={hit.id} hit={hit} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** The first that has a picture, otherwise the first. */
const pictured = (hits: readonly SearchHit[] | undefined) =>
  hits?.find(({ image }) => image !== null) ?? hits?.[0];

interface PartProps {
  id: string;
  title: string;
  /** Where there is more of it. */
  more: readonly [href: string, text: string];
  children: ReactNode;
}

const Part = ({ id, title, more: [href, text], children }: PartProps) => (
  <section aria-labelledby={id}>
    <div className="flex items-baseline justify-between gap-4 border-b pb-2">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <Link href={href} tone="muted" className="text-small">
        {text}
      </Link>
    </div>
    <div className="pt-4">{children}</div>
  </section>
);

function Face({ hit: { slug, title, person, followerCount } }: { hit: SearchHit }) {
  const t = useSiteText();
  return (
    <li className="min-w-0">
      <Anchor
        href={links.user(slug)}
        className="group flex h-full items-center gap-3 rounded-surface border bg-surface-raised px-3 py-2 focus-ring transition-colors hover:border-strong medium:flex-col medium:items-start medium:gap-2 medium:py-3"
      >
        <Avatar
          size={40}
          name={title.text}
          seed={person?.id ?? slug}
          src={person?.avatarUrl}
          loading="eager"
        />
        <span className="w-full min-w-0">
          <span className="line-clamp-2 text-small font-medium wrap-anywhere group-hover:underline">
            <Name>{title.text}</Name>
          </span>
          <span className="block truncate text-caption text-muted figures">
            {t('now.followers', { count: followerCount })}
          </span>
        </span>
      </Anchor>
    </li>
  );
}

function Pictured({ hit }: { hit: SearchHit }) {
  const t = useSiteText();
  const { image, person, place, title, excerpt } = hit;
  const by = person?.displayName ?? place?.name;
  return (
    <li className="group relative flex min-w-0 flex-col gap-2">
      <span className="block aspect-2/1 overflow-hidden rounded-surface border bg-surface-sunken">
        {image !== null && (
          <img
            src={image.variants[0]?.url ?? image.url}
            alt=""
            width={image.width}
            height={image.height}
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </span>
      <p dir="auto" className="min-h-10 text-small font-medium wrap-anywhere">
        <Anchor
          href={recordPath(hit.type, hit.slug)}
          className="line-clamp-2 outline-hidden group-hover:underline after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <Words>{title.text || excerpt.text}</Words>
        </Anchor>
      </p>
      {by !== undefined && (
        <p className="-mt-1 truncate text-small text-muted">{t('now.by', { name: by })}</p>
      )}
    </li>
  );
}

/** As high as what comes. */
function NowSkeleton() {
  const t = useSiteText();
  return (
    <SkeletonGroup label={t('now.loading')} className="flex flex-col gap-8">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-6 w-40" />
        <div className="grid gap-2 medium:grid-cols-5 medium:gap-3">
          {Array.from({ length: PEOPLE }, (_, place) => (
            <Skeleton key={place} className="h-14.5 w-full rounded-surface medium:h-28" />
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        <div className="grid gap-4 medium:grid-cols-2">
          <Skeleton className="aspect-2/1 w-full" />
          <Skeleton className="aspect-2/1 w-full" />
        </div>
        <span className="h-12" />
      </div>
    </SkeletonGroup>
  );
}
