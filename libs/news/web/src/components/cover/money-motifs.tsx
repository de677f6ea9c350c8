import { GROUND, INK, InHue, LINE, MARK, PAPER } from './cover-parts';

/** Three price tags at different heights. */
export const tags = (
  <>
    {(
      [
        [48, 22, 78],
        [80, 44, 145],
        [112, 30, 312],
      ] as const
    ).map(([x, y, hue]) => (
      <InHue key={x} hue={hue}>
        <path d={`M${x} 0V${y + 6}`} {...LINE} />
        <path
          d={`M${x - 7} ${y}h14l6 8v30a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-30Z`}
          fill={hue === 145 ? INK : MARK}
        />
        <circle cx={x} cy={y + 7} r="2.5" fill={GROUND} />
        <path
          d={`M${x - 5} ${y + 18}h10M${x - 5} ${y + 23}h10M${x - 5} ${y + 18}h4q5 0 5 5t-5 5h-4l8 8`}
          {...LINE}
          stroke={hue === 145 ? GROUND : INK}
          strokeWidth="2"
        />
      </InHue>
    ))}
  </>
);

/** A cap table: each row is an owner's share. */
export const shares = (
  <>
    {[
      [46, 22, 12],
      [30, 26, 24],
      [52, 14, 14],
      [22, 40, 18],
    ].map(([own = 0, others = 0, pool = 0], row) => {
      const y = 17 + row * 18;
      return (
        <g key={y}>
          <circle cx="38" cy={y + 6} r="6" fill={row === 0 ? INK : MARK} />
          <rect x="50" y={y} width={own} height="12" fill={INK} opacity={1 - row * 0.15} />
          <rect x={50 + own} y={y} width={others} height="12" fill={MARK} />
          <InHue hue={48}>
            <rect x={50 + own + others} y={y} width={pool} height="12" fill={MARK} />
          </InHue>
        </g>
      );
    })}
    <path d="M50 12v76" {...LINE} />
  </>
);

/** A pie with one slice pulled out: a sold share. */
export const part = (
  <>
    <circle cx="76" cy="52" r="34" fill={MARK} />
    <path d="M76 52 76 18A34 34 0 0 1 108 40.500Z" fill={GROUND} />
    <InHue hue={20}>
      <path d="M86 44 86 10A34 34 0 0 1 118 32.500Z" fill={INK} />
    </InHue>
    <path d="M76 52 46.600 69M76 52 98 78M76 52v-34" {...LINE} />
    <circle cx="76" cy="52" r="34" {...LINE} strokeDasharray="2 4" />
  </>
);

/** A runway that leads to the rising sun. */
export const runway = (
  <>
    <InHue hue={48}>
      <circle cx="80" cy="42" r="20" fill={MARK} />
    </InHue>
    <path d="M0 42h160v58H0z" fill={MARK} />
    <path d="M30 100 72 42h16l42 58Z" fill={INK} />
    <path
      d="M80 46v5M80 56v7M80 69v9M80 85v12"
      fill="none"
      stroke={PAPER}
      strokeWidth="3"
      strokeDasharray="none"
    />
    {[
      [62, 46],
      [50, 62],
      [34, 84],
    ].map(([x = 0, y = 0]) => (
      <g key={x} fill={PAPER}>
        <circle cx={x} cy={y} r="2" />
        <circle cx={160 - x} cy={y} r="2" />
      </g>
    ))}
    <path d="M8 24q8-8 16 0 8-8 16 0M112 16q6-6 12 0 6-6 12 0" {...LINE} />
  </>
);

/** A signed page, with one line highlighted, and a pen. */
export const sheet = (
  <>
    <path d="M44 20h64v80H44z" fill={MARK} transform="rotate(5 80 50)" />
    <path d="M48 14h64v86H48z" fill={PAPER} />
    <InHue hue={78}>
      <path d="M55 45h50v9H55z" fill={MARK} />
    </InHue>
    <path d="M57 26h28M57 36h46M57 49.500h42M57 63h46M57 73h34" {...LINE} />
    <path d="M58 87q5-9 8 0t7-3 6 2 8-4" {...LINE} strokeWidth="2" />
    <InHue hue={20}>
      <path d="M92 84 120 46l8 6-28 38-9 4Z" fill={INK} />
      <path d="M92 84l8 6-9 4Z" fill={GROUND} />
    </InHue>
  </>
);
