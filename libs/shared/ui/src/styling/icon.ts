import type { ComponentType, SVGAttributes } from 'react';

/** An icon component of lucide-react, imported one by one where it is used. */
export type Icon = ComponentType<
  Pick<SVGAttributes<SVGSVGElement>, 'className' | 'aria-hidden' | 'strokeWidth' | 'fill'> & {
    size?: number | string;
  }
>;

/** The stroke of every icon in the product, in px of a 24 px drawing. */
export const ICON_STROKE = 1.5;
