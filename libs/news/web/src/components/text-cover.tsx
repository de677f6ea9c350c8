import { classes } from '@upround/shared/ui';
import type { CSSProperties, ReactNode } from 'react';
import { InHue, INK, MARK } from './cover/cover-parts';
import { part, runway, shares, sheet, tags } from './cover/money-motifs';
import { coins, coldBox, filing, gear, stall } from './cover/story-motifs';
import { office, people, route, shop, table, talk } from './cover/work-motifs';

interface Theme {
  /** What the slug of a text on it says. The first theme that fits is drawn. */
  says: RegExp;
  hue: number;
  motif: ReactNode;
}

const themes: readonly Theme[] = [
  { says: /layoff|notice-period|career/, hue: 110, motif: people },
  { says: /\b(office|workplace|lease)/, hue: 48, motif: office },
  { says: /commerce|logistics|delivery|supply/, hue: 345, motif: route },
  { says: /pricing|price|discount/, hue: 200, motif: tags },
  { says: /cap-table|esop|option-pool/, hue: 228, motif: shares },
  { says: /secondary|\bshares\b|equity/, hue: 284, motif: part },
  { says: /\bboard/, hue: 145, motif: table },
  { says: /runway|burn|cash/, hue: 256, motif: runway },
  { says: /shut-down|closing|wind/, hue: 20, motif: shop },
  { says: /\b(cold|chill|milk|ice|fridge)/, hue: 230, motif: coldBox },
  {
    says: /bearing|sensor|valve|kiln|cell|battery|dryer|hinge|pump|design|meter/,
    hue: 265,
    motif: gear,
  },
  {
    says: /filing|licence|trademark|director|audit|invoice|template|inspector|clause/,
    hue: 30,
    motif: filing,
  },
  { says: /term-sheet|fundrais|round|valuation|contract/, hue: 312, motif: sheet },
  { says: /sales|hiring|customer|interview|negotiat/, hue: 172, motif: talk },
  { says: /raises|fund|seed|loan|invest|salar|crore/, hue: 150, motif: coins },
  {
    says: /market|wholesal|shop|tailor|weaver|kitchen|bakery|co-operative|order/,
    hue: 60,
    motif: stall,
  },
];

/** A cover without a theme: quarter circles, turned and left out by the slug. */
function Tiles({ seed }: { seed: number }) {
  return Array.from({ length: 40 }, (_, at) => {
    const pick = (seed * (at + 7) * 2654435761) >>> 0;
    const [x, y] = [(at % 8) * 20, Math.floor(at / 8) * 20];
    if (pick % 3 === 0) return null;
    const tile = (
      <path
        key={at}
        d={`M${x} ${y}h20v20A20 20 0 0 1 ${x} ${y}Z`}
        transform={`rotate(${((pick >>> 8) % 4) * 90} ${x + 10} ${y + 10})`}
        fill={pick % 7 === 1 ? INK : MARK}
      />
    );
    return pick % 5 === 0 ? (
      <InHue key={at} hue={(seed * 31) % 360}>
        {tile}
      </InHue>
    ) : (
      tile
    );
  });
}

interface TextCoverProps {
  /** Of the text or story: the same slug always has the same cover. */
  slug: string;
  className?: string;
}

/** The drawn cover of a text of our own, or of a story without a picture: its theme, in a colour of its own. */
export function TextCover({ slug, className }: TextCoverProps) {
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const theme = themes.find(({ says }) => says.test(slug));
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      className={classes('avatar-drawing rounded-surface', className)}
      style={{ '--avatar-hue': theme?.hue ?? (seed * 47) % 360 } as CSSProperties}
    >
      <rect width="160" height="100" className="fill-(--avatar-ground)" />
      {theme?.motif ?? <Tiles seed={seed} />}
    </svg>
  );
}
