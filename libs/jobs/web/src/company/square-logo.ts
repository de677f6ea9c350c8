/** Pixels of a stored logo. */
const SIDE = 256;

/**
 * Fits a whole image into a square, with transparent margins if it isn't square.
 *
 * @throws Error where the browser can't read or draw it
 */
export async function squareLogo(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw.');
  const scale = SIDE / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The logo was not drawn.');
  return new File([blob], 'logo.png', { type: 'image/png' });
}
