import type { Database } from '@upround/shared/db';
import {
  inBatches,
  type ExportRow,
  type ExportSource,
  type NotificationKind,
} from '@upround/shared/ports';
import { sql } from 'kysely';
import { tablesOf } from '../people-tables';
import { fileKeys } from '../profile/stored-picture';
import { toSettings } from '../settings/settings.mapper';
import { readSettingsOf } from '../settings/settings.store';

const profile: ExportSource = {
  name: 'profile',
  tables: ['people'],
  async *rows(db, userId) {
    const row = await tablesOf(db)
      .selectFrom('people')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return;
    const { avatar, banner } = row;
    yield {
      values: {
        id: row.id,
        slug: row.slug,
        displayName: row.display_name,
        headline: row.headline,
        about: row.about,
        location: row.location,
        links: row.links.join(' '),
        badge: row.role,
        avatar: avatar?.key ?? row.avatar_key,
        avatarAlt: avatar?.alt ?? '',
        banner: banner?.key ?? null,
        bannerAlt: banner?.alt ?? '',
        followers: row.follower_count,
        following: row.following_count,
        joinedAt: row.created_at.toISOString(),
      },
      files: [
        ...(avatar === null ? [row.avatar_key].filter((key) => key !== null) : fileKeys(avatar)),
        ...(banner === null ? [] : fileKeys(banner)),
      ],
    };
  },
};

const experience: ExportSource = {
  name: 'experience',
  tables: ['experiences'],
  async *rows(db, userId) {
    const rows = await tablesOf(db)
      .selectFrom('experiences')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    for (const row of rows) {
      const { id, title, company, location, description } = row;
      yield {
        values: {
          id,
          title,
          company,
          location,
          description,
          startMonth: row.start_month,
          endMonth: row.end_month,
          addedAt: row.created_at.toISOString(),
        },
      };
    }
  },
};

const settingsExport = (kinds: () => readonly NotificationKind[]): ExportSource => ({
  name: 'settings',
  tables: ['member_settings'],
  async *rows(db, userId) {
    const own = (await readSettingsOf(db, [userId])).get(userId);
    if (own === undefined) return;
    const { notifications } = toSettings(own, kinds());
    yield { values: { ...own, notifications } };
  },
});

const formerAddresses: ExportSource = {
  name: 'former-addresses',
  tables: ['former_slugs'],
  async *rows(db, userId) {
    const rows = await tablesOf(db)
      .selectFrom('former_slugs')
      .select(['slug', 'left_at'])
      .where('user_id', '=', userId)
      .orderBy('left_at')
      .execute();
    for (const row of rows) {
      yield { values: { slug: row.slug, leftAt: row.left_at.toISOString() } };
    }
  },
};

/** Exports a member's blocks or mutes. Of the other people it contains only id and slug. */
function hidden(name: string, table: 'blocks' | 'mutes', other: string): ExportSource {
  return {
    name,
    tables: [table],
    async *rows(db: Database, userId: string): AsyncGenerator<ExportRow> {
      const rows = inBatches(async (after, limit) => {
        const id = sql.ref(`h.${other}`);
        const page = await sql<{ id: string; slug: string | null; created_at: Date }>`
          select ${id} as id, p.slug, h.created_at
          from ${sql.table(table)} h left join person_view p on p.id = ${id}
          where h.user_id = ${userId} and (${after}::uuid is null or ${id} > ${after}::uuid)
          order by ${id} limit ${limit}`.execute(db);
        return page.rows;
      });
      for await (const row of rows) {
        yield { values: { userId: row.id, slug: row.slug, since: row.created_at.toISOString() } };
      }
    },
  };
}

/**
 * What profile holds of a person.
 *
 * @param kinds of notifications, which the settings list
 */
export const profileExports = (
  kinds: () => readonly NotificationKind[],
): readonly ExportSource[] => [
  profile,
  experience,
  settingsExport(kinds),
  formerAddresses,
  hidden('blocked', 'blocks', 'blocked_id'),
  hidden('muted', 'mutes', 'muted_id'),
];
