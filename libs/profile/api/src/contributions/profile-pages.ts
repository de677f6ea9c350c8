import { isId, type Database } from '@upround/shared/db';
import { links, mediaUrl, routes, rssPath } from '@upround/shared/links';
import type { PageMeta, PageSource, PublicRecord } from '@upround/shared/ports';
import { sql } from 'kysely';
import type { ProfilePage } from 'schema-dts';
import { readPerson, type ProfileRow } from '../profile/profile.store';

/** By Google's rules for profile pages: one main person, with what they do here. */
function profileOf(person: ProfileRow, address: (path: string) => string): ProfilePage {
  const page = address(links.user(person.slug));
  return {
    '@type': 'ProfilePage',
    '@id': page,
    url: page,
    dateCreated: person.created_at.toISOString(),
    mainEntity: {
      '@type': 'Person',
      name: person.display_name,
      alternateName: person.slug,
      identifier: person.id,
      ...(person.headline !== '' && { description: person.headline }),
      ...(person.avatar && { image: address(mediaUrl(person.avatar.key)) }),
      ...(person.links.length > 0 && { sameAs: person.links }),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'FollowAction' },
        userInteractionCount: person.follower_count,
      },
    },
  };
}

async function describe(db: Database, slug: string): Promise<PageMeta | null> {
  const person = await readPerson(db, null, slug);
  if (person === undefined) return null;
  const { avatar } = person;
  return {
    title: person.display_name,
    description:
      [person.headline, person.about].filter((text) => text !== '').join(' – ') ||
      `${person.display_name} on Upround.`,
    path: links.user(person.slug),
    kind: 'profile',
    ...(avatar && {
      picture: {
        path: mediaUrl(avatar.key),
        width: avatar.width,
        height: avatar.height,
        alt: avatar.alt || person.display_name,
      },
    }),
    feed: rssPath('user', person.slug),
    data: (address) => profileOf(person, address),
  };
}

/** The current slug of the person who had this slug before; null if it is current or unknown. */
const movedTo = async (db: Database, slug: string) => {
  const person = isId(slug) ? undefined : await readPerson(db, null, slug);
  return person === undefined || person.slug === slug ? null : person.slug;
};

/** `/user/me` leads members to their own page. */
const ownPage: PageMeta = {
  title: 'Your profile',
  description: 'Your profile on Upround.',
  unlisted: true,
};

/** The pages of people. */
export const profilePages: readonly PageSource[] = [
  {
    route: routes.user,
    movedTo,
    describe: (db, { slug }) => (slug === 'me' ? Promise.resolve(ownPage) : describe(db, slug)),
    records: sql<PublicRecord>`select p.id, p.slug, p.created_at as changed_at
      from people p join person_view v on v.id = p.id`,
  },
  {
    route: routes.userFollowers,
    movedTo,
    // Lists of followers are for people, not for search engines.
    describe: async (db, { slug }) => {
      const card = await describe(db, slug);
      return card && { ...card, unlisted: true };
    },
  },
];
