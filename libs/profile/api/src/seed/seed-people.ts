import { idAt, newId } from '@upround/shared/db';
import { cast, demoClock, drawAvatar, seededRandom, type DemoPerson } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { tablesIn, type StoredImage } from '../people-tables';
import { careers } from './careers.data';

/** Wide enough for the large portrait of a profile on a sharp screen. */
const AVATAR_PIXELS = 192;

/** Keeps a file under a key of our choice. */
export type KeepFile = (key: string, bytes: Buffer, contentType: string) => Promise<void>;

async function keepAvatar(person: DemoPerson, keep: KeepFile): Promise<string> {
  const key = keyOf(person);
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(drawAvatar(person)))
    .resize(AVATAR_PIXELS)
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
  await keep(key, bytes, 'image/webp');
  return key;
}

const keyOf = (person: DemoPerson) => `avatar-${person.slug}.webp`;

/** The drawn picture as a stored one. */
const portrait = (person: DemoPerson): StoredImage => ({
  ...{ key: keyOf(person), variants: [], width: AVATAR_PIXELS, height: AVATAR_PIXELS },
  ...{ alt: `Drawn portrait of ${person.displayName}`, color: '#8a8f98' },
});

/** The month so many months before a day. */
const monthsBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

const experienceOf = (now: Date, userIds: ReadonlyMap<string, string>) =>
  careers.flatMap(({ slug, entries }) =>
    entries.map(({ began, ended, ...values }) => ({
      ...values,
      id: newId(),
      user_id: userIds.get(slug) ?? '',
      start_month: monthsBefore(now, began),
      end_month: ended === null ? null : monthsBefore(now, ended),
    })),
  );

/** Fills the database with the people of the demo community, each with a drawn picture. */
export async function seedPeople(keep: KeepFile, context: SeedContext): Promise<void> {
  const clock = demoClock(context.now);
  const careerOf = new Map(careers.map((career) => [career.slug, career]));
  const rows = await Promise.all(
    cast.map(async (person) => {
      const random = seededRandom(`joined ${person.slug}`);
      const joined = clock.at(random.int(90, 420), random.between(8, 22));
      return {
        id: idAt(joined),
        slug: person.slug,
        display_name: person.displayName,
        headline: person.headline,
        about: person.about,
        location: careerOf.get(person.slug)?.location ?? '',
        links: [...(careerOf.get(person.slug)?.links ?? [])],
        role: person.role,
        avatar_key: await keepAvatar(person, keep),
        avatar: JSON.stringify(portrait(person)),
        demo: true,
        created_at: joined,
      };
    }),
  );
  const tables = tablesIn(context.trx);
  await tables.insertInto('people').values(rows).execute();
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  await tables.insertInto('experiences').values(experienceOf(context.now, ids)).execute();
  context.demo.people.push(...rows.map(({ slug, id }) => ({ slug, id })));
}
