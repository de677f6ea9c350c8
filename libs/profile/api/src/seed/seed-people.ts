import { idAt, newId } from '@upround/shared/db';
import {
  cast,
  demoClock,
  drawAvatar,
  drawPicture,
  seededRandom,
  type DemoPerson,
} from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import { tablesIn, type StoredImage } from '../people-tables';
import { companyOf } from '../experience/experience.store';
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

/** The accounts of the README are the first in the cast; they also have a banner. */
const BANNERS = 7;
const BANNER = { width: 1200, height: 400 };
const scenes = ['hills', 'coast', 'city', 'fields'] as const;
const lights = ['morning', 'dusk', 'noon'] as const;

/** A drawn landscape, as wide as a banner is. By their place in the cast, no two people have the same scene and light. */
async function keepBanner(person: DemoPerson, at: number, keep: KeepFile): Promise<StoredImage> {
  const key = `banner-${person.slug}.webp`;
  const random = seededRandom(`banner ${person.slug}`);
  const scene = scenes[at % scenes.length] ?? scenes[0];
  const drawing = drawPicture({
    kind: 'landscape',
    scene,
    light: lights[at % lights.length] ?? lights[0],
    seed: random.int(1, 1_000),
  });
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(drawing))
    .resize(BANNER.width, BANNER.height, { fit: 'cover' })
    .webp({ quality: 72, effort: 2 })
    .toBuffer();
  await keep(key, bytes, 'image/webp');
  return { key, variants: [], ...BANNER, alt: `Drawn landscape: ${scene}`, color: '#8a8f98' };
}

const keyOf = (person: DemoPerson) => `avatar-${person.slug}.webp`;

/** The drawn picture as a stored one. */
const portrait = (person: DemoPerson): StoredImage => ({
  key: keyOf(person),
  variants: [],
  width: AVATAR_PIXELS,
  height: AVATAR_PIXELS,
  alt: `Drawn portrait of ${person.displayName}`,
  color: '#8a8f98',
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
      company_id: companyOf(values.company),
      start_month: monthsBefore(now, began),
      end_month: ended === null ? null : monthsBefore(now, ended),
    })),
  );

/** Fills the database with the people of the demo community, each with a drawn picture. */
export async function seedPeople(keep: KeepFile, context: SeedContext): Promise<void> {
  const clock = demoClock(context.now);
  const careerOf = new Map(careers.map((career) => [career.slug, career]));
  const rows = await Promise.all(
    cast.map(async (person, at) => {
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
        banner: at < BANNERS ? JSON.stringify(await keepBanner(person, at, keep)) : null,
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
