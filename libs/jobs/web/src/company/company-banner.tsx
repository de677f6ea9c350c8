import { useState, type CSSProperties } from 'react';
import type { Company } from '@upround/jobs/contract';
import { BannerDrawing } from '@upround/shared/ui';
import { hueOfLogo } from './logo-hue';

/** A monogram is drawn for the name in this form; its banner too. */
const seedOf = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A drawn banner in the colour of the company's logo or monogram; without a drawing for a grey logo. */
export function CompanyBanner({ company: { name, logoUrl } }: { company: Company }) {
  const [hue, setHue] = useState<number | null>(null);
  const isDrawn = logoUrl === null || hue !== null;
  return (
    <div
      className={`h-24 overflow-hidden bg-surface-sunken ${
        hue === null ? '' : '[&>svg]:[--avatar-hue:var(--logo-hue)]!'
      }`}
      style={{ '--logo-hue': hue ?? undefined } as CSSProperties}
    >
      {isDrawn && <BannerDrawing seed={seedOf(name)} />}
      {logoUrl !== null && (
        <img
          key={logoUrl}
          hidden
          src={logoUrl}
          alt=""
          crossOrigin="anonymous"
          onLoad={({ currentTarget }) => setHue(hueOfLogo(currentTarget))}
        />
      )}
    </div>
  );
}
