import type { CardPicture } from '@upround/shared/ports';
import type { FastifyInstance } from 'fastify';

const WIDTH = 1200;
const HEIGHT = 630;
const SIGN = 240;

/** The picture in previews of pages without one of their own. */
export const BRAND_PICTURE: CardPicture = {
  path: '/card.png',
  width: WIDTH,
  height: HEIGHT,
  alt: '',
};

/** The sign alone: letters would need fonts that not every machine has. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="#fbfaf8"/>
  <svg x="${(WIDTH - SIGN) / 2}" y="${(HEIGHT - SIGN) / 2}" width="${SIGN}" height="${SIGN}" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="8" fill="#0d5a3c"/>
    <path d="M9 10v7a6.5 6.5 0 0 0 13 0V8.5M17.5 12.5 22 8l4.5 4.5" fill="none" stroke="#f4faf5"
      stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  </svg>
</svg>`;

async function draw(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}

/** Serves the brand's card, drawn when it is first asked for. */
export function registerBrandPicture(app: FastifyInstance): void {
  let drawn: Promise<Buffer> | undefined;
  app.get(BRAND_PICTURE.path, { config: { access: 'open' } }, async (_request, reply) => {
    drawn ??= draw();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await drawn);
  });
}
