/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.9;

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture cannot be read'));
    image.src = url;
  });
}

/**
 * Crops an upright image and limits its width.
 *
 * @param url of the picture, on this device
 * @throws Error where the browser cannot read or draw it
 */
export async function cropPicture(url: string, area: PictureArea, maxWidth: number): Promise<Blob> {
  const image = await load(url);
  const scale = Math.min(1, maxWidth / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser cannot draw');
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = area;
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture was not made')) : resolve(blob)),
      // Browsers that cannot write it make a PNG.
      'image/webp',
      QUALITY,
    );
  });
}
