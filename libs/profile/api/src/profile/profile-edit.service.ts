import { profileErrors, type editProfile } from '@upround/profile/contract';
import { limits, type HandlerInput } from '@upround/shared/contract-core';
import { AppError, type HandlerContext, type WriteContext } from '@upround/shared/server-kit';
import { removeFiles } from '../files/remove-files.task';
import { tablesIn, type StoredImage } from '../people-tables';
import type { ProfileSettings } from '../profile-settings';
import { changeSlug } from './change-slug';
import { needOwn } from './own-person';
import { fileKeys, smallKey, storePicture, type StoredPicture } from './stored-picture';

type Edit = HandlerInput<typeof editProfile>;
const sides = ['avatar', 'banner'] as const;
type Side = (typeof sides)[number];

/** Pictures that were made ready before the transaction. */
export interface PreparedEdit {
  userId: string;
  pictures: Partial<Record<Side, StoredPicture>>;
}

const keysOf = ({ pictures }: Pick<PreparedEdit, 'pictures'>) =>
  Object.values(pictures).flatMap(fileKeys);

/** Takes pictures of an edit that did not come about away again. */
export function discardEdit(settings: ProfileSettings, prepared: PreparedEdit): Promise<void> {
  return settings.files.remove(keysOf(prepared));
}

/** Checks whose profile it is and makes its new pictures ready. */
export async function prepareEdit(
  settings: ProfileSettings,
  context: HandlerContext,
  { params, files }: Edit,
): Promise<PreparedEdit> {
  const userId = await needOwn(context.db, context, params.id);
  const pictures: PreparedEdit['pictures'] = {};
  try {
    for (const side of sides) {
      const file = files[side]?.[0];
      if (file === undefined) continue;
      await context.countAttempt({ name: 'upload', ...limits.upload }, userId);
      pictures[side] = await storePicture(settings.images, file.bytes, side);
    }
  } catch (error) {
    await settings.files.remove(keysOf({ pictures }));
    throw error;
  }
  return { userId, pictures };
}

interface PictureEdit {
  side: Side;
  fresh: StoredPicture | undefined;
  alt: string | undefined;
  isRemoved: boolean | undefined;
}

/**
 * Returns the image after an edit.
 *
 * @returns undefined where nothing about it changes
 */
function pictureAfter(
  before: StoredImage | null,
  { side, fresh, alt, isRemoved }: PictureEdit,
): StoredImage | null | undefined {
  if (fresh !== undefined) return { ...fresh, alt: alt ?? '' };
  if (isRemoved === true) return null;
  if (alt === undefined) return undefined;
  if (before === null) throw new AppError(profileErrors.IMAGE_MISSING, { path: `${side}Alt` });
  return { ...before, alt };
}

const json = (picture: StoredImage | null) => picture && JSON.stringify(picture);

/** Saves an edit of the member's profile; the files of replaced images are deleted afterwards. */
export async function writeEdit(
  context: WriteContext,
  { body }: Edit,
  { userId, pictures }: PreparedEdit,
): Promise<void> {
  const tables = tablesIn(context.trx);
  const before = await tables
    .selectFrom('people')
    .select(['slug', 'avatar', 'avatar_key', 'banner'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (body.slug !== undefined && body.slug !== before.slug) {
    await changeSlug(context.trx, { userId, from: before.slug, to: body.slug });
  }
  const avatar = pictureAfter(before.avatar, {
    side: 'avatar',
    fresh: pictures.avatar,
    alt: body.avatarAlt,
    isRemoved: body.removeAvatar,
  });
  const banner = pictureAfter(before.banner, {
    side: 'banner',
    fresh: pictures.banner,
    alt: body.bannerAlt,
    isRemoved: body.removeBanner,
  });
  const { displayName, headline, about, location, links, badge } = body;
  const change = {
    ...(displayName === undefined ? {} : { display_name: displayName }),
    ...(headline === undefined ? {} : { headline }),
    ...(about === undefined ? {} : { about }),
    ...(location === undefined ? {} : { location }),
    ...(links === undefined ? {} : { links }),
    ...(badge === undefined ? {} : { role: badge === 'NONE' ? null : badge }),
    ...(avatar === undefined
      ? {}
      : { avatar: json(avatar), avatar_key: avatar && smallKey(avatar) }),
    ...(banner === undefined ? {} : { banner: json(banner) }),
  };
  if (Object.keys(change).length > 0) {
    await tables.updateTable('people').set(change).where('id', '=', userId).execute();
  }
  const gone = [
    ...(avatar === undefined ? [] : keysBefore(before.avatar, before.avatar_key)),
    ...(banner === undefined ? [] : keysBefore(before.banner, null)),
  ];
  const kept = new Set([avatar, banner].flatMap((picture) => (picture ? fileKeys(picture) : [])));
  const keys = gone.filter((key) => !kept.has(key));
  if (keys.length > 0) await context.tasks.send(removeFiles, { keys });
}

function keysBefore(picture: StoredImage | null, key: string | null): string[] {
  if (picture !== null) return fileKeys(picture);
  return key === null ? [] : [key];
}
