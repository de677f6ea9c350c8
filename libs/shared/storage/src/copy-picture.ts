import { randomBytes } from 'node:crypto';
import type { FileStore } from './file-store';

interface PictureFiles {
  key: string;
  variants: { key: string; width: number }[];
  width: number;
}

const NAME_BYTES = 16;

/**
 * Stores the files of a picture once more, for a second record that is to own its own.
 *
 * @param files where they lie, and where the copies go
 * @param picture any record of a stored picture
 * @returns the same with the keys of the copies; null where the picture is gone
 */
export async function copyPicture<Picture extends PictureFiles>(
  files: Pick<FileStore, 'get' | 'put' | 'remove'>,
  picture: Picture,
): Promise<Picture | null> {
  const name = randomBytes(NAME_BYTES).toString('base64url');
  const copyOf = async (key: string, width: number) => {
    const file = await files.get(key);
    if (file === null) return null;
    const copy = `${name}-${width}${key.slice(key.lastIndexOf('.'))}`;
    await files.put(copy, file.bytes, file.contentType);
    return copy;
  };
  const full = await copyOf(picture.key, picture.width);
  const variants = await Promise.all(
    picture.variants.map(async ({ key, width }) => ({ key: await copyOf(key, width), width })),
  );
  const made = variants.filter((one): one is { key: string; width: number } => one.key !== null);
  if (full !== null && made.length === variants.length) {
    return { ...picture, key: full, variants: made };
  }
  await files.remove([...(full === null ? [] : [full]), ...made.map(({ key }) => key)]);
  return null;
}
