// The first that fits holds: Edge and Opera call themselves Chrome as well, and Chrome Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (text: string, known: readonly [RegExp, string][]) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** Makes the id of a device: it begins with what its owner knows it by, and ends with chance. */
export function newDeviceId(userAgent: string): string {
  const browser = nameIn(userAgent, browsers) ?? 'Browser';
  const system = nameIn(userAgent, systems) ?? 'device';
  return `${browser}-${system}_${crypto.randomUUID()}`;
}

/** Browser and system by which a device's id begins; undefined where it does not. */
export function deviceNameOf(deviceId: string): { browser: string; system: string } | undefined {
  const [, browser, system] = /^([A-Za-z]+)-([A-Za-z]+)_/.exec(deviceId) ?? [];
  return browser === undefined ||
    system === undefined ||
    browser === 'Browser' ||
    system === 'device'
    ? undefined
    : { browser, system };
}
