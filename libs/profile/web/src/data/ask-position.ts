/** The browser did not tell where it is. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  /** The person or the browser does not allow it. */
  readonly refused: boolean;

  constructor(refused: boolean) {
    super(refused ? 'the position is not shared' : 'the position is not known');
    this.refused = refused;
  }
}

const TIMEOUT_MS = 15_000;
const FRESH = 300_000;
/** Two digits are a kilometre: enough for a county, and no more than is needed. */
const DIGITS = 2;

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/**
 * Asks the browser for the position, roughly. The browser asks the person.
 *
 * @throws PositionError
 */
export function askPosition(): Promise<{ lat: number; lon: number }> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (geolocation === undefined) return Promise.reject(new PositionError(false));
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      (error) => reject(new PositionError(error.code === error.PERMISSION_DENIED)),
      { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: FRESH },
    );
  });
}
