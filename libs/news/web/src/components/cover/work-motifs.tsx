import { GROUND, INK, InHue, LINE, MARK, PAPER } from './cover-parts';

// Drawings on a sheet of 160 by 100. A square thumbnail shows x from 30 to 130, a wide cover y from 10 to 90.

const PEOPLE = [26, 53, 80, 107, 134] as const;
const LEFT = 80;

/** Five figures in a row; the one in the middle is only an outline: layoffs. */
export const people = (
  <>
    <path d="M0 92h160v8H0z" fill={MARK} />
    {PEOPLE.map((x) => (
      <g
        key={x}
        fill={x === LEFT ? 'none' : MARK}
        stroke={INK}
        strokeWidth="1.5"
        strokeDasharray={x === LEFT ? '3 3' : undefined}
      >
        <circle cx={x} cy="38" r="10" />
        <path d={`M${x - 13} 92V68a13 13 0 0 1 26 0v24`} />
      </g>
    ))}
    <InHue hue={48}>
      <rect x="92" y="72" width="30" height="20" rx="2" fill={MARK} />
      <path d="M92 78h30M104 72v6h6v-6" {...LINE} />
    </InHue>
  </>
);

/** An office with a few lit windows, and a moving box. */
export const office = (
  <>
    <path d="M6 92V52h30v40zM122 92V40h32v52z" fill={MARK} opacity="0.55" />
    <path d="M44 92V14h60v78z" fill={MARK} />
    {[20, 34, 48, 62].map((y) =>
      [51, 65, 79, 93].map((x) => (
        <rect
          key={`${x}:${y}`}
          x={x - 2}
          y={y}
          width="9"
          height="9"
          fill={(x + y) % 3 === 0 ? INK : PAPER}
        />
      )),
    )}
    <path d="M68 92V77h12v15M0 92h160" {...LINE} />
    <InHue hue={20}>
      <rect x="98" y="68" width="30" height="24" rx="2" fill={MARK} />
      <path d="M98 75h30M109 68v8h8v-8" {...LINE} />
    </InHue>
  </>
);

/** Streets seen from above, with a parcel's route. */
export const route = (
  <>
    {[0, 38, 76, 114].map((y) =>
      [-8, 36, 80, 124].map((x) => (
        <rect key={`${x}:${y}`} x={x} y={y - 14} width="38" height="32" rx="3" fill={MARK} />
      )),
    )}
    <path d="M33 84V59h44V21h44" {...LINE} strokeWidth="2.5" strokeDasharray="1 5" />
    <circle cx="33" cy="82" r="5" fill={INK} />
    <InHue hue={145}>
      <path d="M121 34c-9-9-11-12-11-17a11 11 0 0 1 22 0c0 5-2 8-11 17Z" fill={INK} />
      <circle cx="121" cy="17" r="4" fill={GROUND} />
    </InHue>
    <InHue hue={48}>
      <rect x="67" y="46" width="20" height="17" rx="2" fill={MARK} />
      <path d="M67 46h20v17H67zM67 51h20" {...LINE} />
    </InHue>
  </>
);

/** Two speech bubbles, the second with a check mark: an agreement. */
export const talk = (
  <>
    <path d="M24 18h66a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H48L34 72V60H24Z" fill={MARK} />
    <path d="M36 32h48M36 44h30" {...LINE} strokeWidth="3" />
    <InHue hue={78}>
      <path
        d="M78 40h52a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-6v12l-14-12H78a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z"
        fill={MARK}
      />
      <path d="M92 61l9 9 16-18" {...LINE} strokeWidth="3.5" />
    </InHue>
  </>
);

/** A table seen from above, with chairs and papers. */
export const table = (
  <>
    {[52, 80, 108].map((x) => (
      <g key={x} fill={MARK}>
        <circle cx={x} cy="22" r="8" />
        <circle cx={x} cy="78" r="8" />
      </g>
    ))}
    <circle cx="140" cy="50" r="8" fill={MARK} />
    <InHue hue={20}>
      <circle cx="20" cy="50" r="9" fill={INK} />
    </InHue>
    <rect x="32" y="31" width="96" height="38" rx="19" fill={MARK} />
    <rect x="32" y="31" width="96" height="38" rx="19" {...LINE} />
    {[48, 76, 104].map((x) => (
      <path key={x} d={`M${x - 4} 37h9v11h-9zM${x - 1} 53h9v11h-9z`} fill={PAPER} />
    ))}
  </>
);

/** A shop whose shutter comes down at sunset. */
export const shop = (
  <>
    <InHue hue={48}>
      <circle cx="134" cy="36" r="17" fill={MARK} />
    </InHue>
    <path d="M40 92V36h80v56z" fill={MARK} />
    <path d="M50 92V48h60v44z" fill={INK} />
    <path d="M50 48h60v26H50z" fill={PAPER} />
    <path d="M50 54h60M50 60h60M50 66h60M50 74h60M0 92h160" {...LINE} />
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <path
        key={at}
        d={`M${35 + at * 15} 18h15v18a7.5 7.5 0 0 1-15 0Z`}
        fill={at % 2 === 0 ? INK : PAPER}
      />
    ))}
  </>
);
