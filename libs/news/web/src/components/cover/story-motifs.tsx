import { GROUND, INK, InHue, LINE, MARK, PAPER } from './cover-parts';

// Drawings on a sheet of 160 by 100. A square thumbnail shows x from 30 to 130, a wide cover y from 18 to 82.

/** An insulated box with a snowflake: what has to stay cold. */
export const coldBox = (
  <>
    <path d="M0 80h160v20H0z" fill={MARK} />
    <rect x="50" y="38" width="60" height="44" rx="4" fill={INK} />
    <rect x="46" y="28" width="68" height="12" rx="3" fill={MARK} stroke={INK} strokeWidth="1.5" />
    <path d="M68 28v-4q0-4 4-4h16q4 0 4 4v4" {...LINE} />
    <path
      d="M80 48v24M69.600 54l20.800 12M69.600 66l20.800-12M76 50l4 3 4-3M76 70l4-3 4 3"
      {...LINE}
      stroke={PAPER}
    />
    <InHue hue={230}>
      <circle cx="130" cy="74" r="8" fill={MARK} />
      <circle cx="30" cy="76" r="5" fill={MARK} />
    </InHue>
  </>
);

/** A plant that grows out of coins: money that was raised. */
export const coins = (
  <>
    <path d="M0 82h160v18H0z" fill={MARK} />
    <InHue hue={85}>
      {[75, 67, 59].map((y) => (
        <rect key={y} x="54" y={y} width="52" height="7" rx="3.5" fill={MARK} />
      ))}
      {[75, 67].map((y) => (
        <rect key={y} x="112" y={y} width="28" height="7" rx="3.5" fill={MARK} />
      ))}
      <rect x="20" y="75" width="28" height="7" rx="3.5" fill={MARK} />
    </InHue>
    <path d="M80 59V28" {...LINE} strokeWidth="2" />
    <path d="M80 46q-18 0-20-16 18 0 20 16ZM80 38q16 0 18-15-16 1-18 15Z" fill={INK} />
  </>
);

const TEETH = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** A gear and a spanner: what is built and repaired. */
export const gear = (
  <>
    <g fill={INK}>
      {TEETH.map((turn) => (
        <rect
          key={turn}
          x="66"
          y="18"
          width="12"
          height="12"
          rx="2"
          transform={`rotate(${turn} 72 50)`}
        />
      ))}
      <circle cx="72" cy="50" r="24" />
    </g>
    <circle cx="72" cy="50" r="10" fill={GROUND} />
    <InHue hue={48}>
      <path
        d="m94 78 20-34a10 10 0 1 1 9 5L103 83a5 5 0 0 1-9-5Z"
        fill={MARK}
        stroke={INK}
        strokeWidth="1.5"
      />
      <path d="m117 34 4 8 8-1" {...LINE} />
    </InHue>
  </>
);

/** A stall with an awning and crates: a market or a trade. */
export const stall = (
  <>
    <path d="M0 82h160v18H0z" fill={MARK} />
    <path d="M46 40v42M114 40v42" {...LINE} strokeWidth="2" />
    {[44, 56, 68, 80, 92, 104].map((x, at) => (
      <path
        key={x}
        d={`M${x} 24h12v14a6 6 0 0 1-12 0Z`}
        fill={at % 2 === 0 ? INK : PAPER}
        stroke={INK}
      />
    ))}
    <InHue hue={30}>
      <path d="M54 64h24v18H54zM82 64h24v18H82z" fill={MARK} stroke={INK} strokeWidth="1.5" />
      {[58, 66, 74, 86, 94, 102].map((x) => (
        <circle key={x} cx={x} cy="61" r="4" fill={INK} />
      ))}
    </InHue>
  </>
);

/** A page of a calendar with a stamped day: papers that are due. */
export const filing = (
  <>
    <rect x="48" y="22" width="64" height="60" rx="4" fill={PAPER} stroke={INK} strokeWidth="1.5" />
    <path d="M48 26a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v10H48Z" fill={INK} />
    <path d="M62 18v8M98 18v8" {...LINE} strokeWidth="3" stroke={MARK} />
    {[44, 54, 64].map((y) =>
      [56, 68, 80, 92].map((x) => (
        <rect key={`${x}:${y}`} x={x} y={y} width="8" height="6" rx="1" fill={MARK} />
      )),
    )}
    <InHue hue={20}>
      <circle cx="104" cy="70" r="14" fill={MARK} stroke={INK} strokeWidth="1.5" />
      <path d="m98 70 4 5 9-9" {...LINE} strokeWidth="2.5" />
    </InHue>
  </>
);
