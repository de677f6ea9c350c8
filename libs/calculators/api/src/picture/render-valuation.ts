import sharp from 'sharp';
import { drawValuation } from './draw-valuation';
import { openLettering, type Lettering } from './lettering';
import type { SharedValuation } from './shared-valuation';

let opened: Promise<Lettering> | undefined;

/** Opens the fonts, once. */
function lettering(): Promise<Lettering> {
  opened ??= openLettering().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Makes the picture of a shared valuation as a PNG. */
export async function renderValuation(valuation: SharedValuation, brand: string): Promise<Buffer> {
  const drawing = drawValuation(valuation, await lettering(), brand);
  return sharp(Buffer.from(drawing)).png({ palette: true, effort: 3 }).toBuffer();
}
