const grouped = new Intl.NumberFormat('en-IN');

/** `1 point`, `12,345 points`. */
export const pointsText = (points: number): string =>
  `${grouped.format(points)} ${points === 1 ? 'point' : 'points'}`;
