/**
 * Standard normal cumulative distribution, to about 14 significant digits.
 * Source: Hart, "Computer Approximations" (1968), algorithm 5666, in the form of West, "Better approximations to cumulative normal
 * functions" (Wilmott, 2005).
 */
export function normalCdf(x: number): number {
  const z = Math.abs(x);
  if (z > 37) return x > 0 ? 1 : 0;
  const density = Math.exp((-z * z) / 2);
  const tail =
    z < 7.07106781186547 ? density * rational(z) : density / fraction(z) / 2.506628274631;
  return x > 0 ? 1 - tail : tail;
}

const NUMERATOR = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

const polynomial = (coefficients: readonly number[], z: number) =>
  coefficients.reduce((value, coefficient) => value * z + coefficient, 0);

const rational = (z: number) => polynomial(NUMERATOR, z) / polynomial(DENOMINATOR, z);

/** A continued fraction for the far tail. */
const fraction = (z: number) => z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
