import { readSettings, SettingsError } from './settings';

const SECRET = 'a-secret-of-at-least-32-characters';
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

const bad: [Record<string, string>, string][] = [
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '3000.5' }, 'PORT'],
  [{ PORT: '3000 4000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'http://localhost' }, 'REDIS_URL'],
  [{ SEED: 'yes' }, 'SEED'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ SECRET_KEY: `${SECRET},short` }, 'SECRET_KEY'],
  [{ SECRET_KEY: `${SECRET},${SECRET}1,${SECRET}2` }, 'SECRET_KEY'],
  [{ SECRET_KEY: `${SECRET},` }, 'SECRET_KEY'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', HOST: '::' }, 'RATE_LIMITS'],
  [{ RATE_LIMITS: 'off', HOST: 'upround.example' }, 'RATE_LIMITS'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8,proxy' }, 'TRUST_PROXY'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '3000', PORT: '3000' }, 'METRICS_PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PUBLIC_URL: 'upround.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://upround.example/app' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://upround.example' }, 'PUBLIC_URL'],
  [{ API_HOST: 'https://api.upround.example' }, 'PUBLIC_URL'],
  [{ API_HOST: 'api', PUBLIC_URL: 'https://upround.example' }, 'API_HOST'],
  [{ BRAND_NAME: 'x'.repeat(41) }, 'BRAND_NAME'],
  [{ BRAND_SLUG: 'Up Round' }, 'BRAND_SLUG'],
  [{ BRAND_SLUG: '-x' }, 'BRAND_SLUG'],
  [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_SECRET_KEY: '' }, 'S3_SECRET_KEY'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_FROM'],
  [{ SMTP_FROM: 'hello@upround.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'localhost:25', SMTP_FROM: 'hello@upround.example' }, 'SMTP_URL'],
  [{ ABLY_API_KEY: 'x' }, 'ABLY_API_KEY'],
  [{ ABLY_API_KEY: 'app.id' }, 'ABLY_API_KEY'],
  [{ ABLY_API_KEY: 'app.id:a secret' }, 'ABLY_API_KEY'],
  [{ FIREBASE_PROJECT_ID: 'x' }, 'FIREBASE_PROJECT_ID'],
  [{ POSTHOG_KEY: 'has spaces in it' }, 'POSTHOG_KEY'],
  [{ POSTHOG_HOST: 'https://events.example' }, 'POSTHOG_KEY'],
  [{ POSTHOG_KEY: 'x', POSTHOG_HOST: 'events.example' }, 'POSTHOG_HOST'],
  [{ WEB_ANALYTICS_ID: '<script>' }, 'WEB_ANALYTICS_ID'],
  [{ GEOCODER_URL: 'geo.example' }, 'GEOCODER_URL'],
  [{ PAYMENTS: 'razorpay' }, 'PAYMENTS'],
];

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('O3: settings', () => {
  it.each(bad)('%j is refused by a line that begins with %s', (environment, name) => {
    expect(problemsOf(environment)).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}: .+\\.$`)),
    );
  });

  it('every wrong one is named at once', () => {
    const names = problemsOf({ PORT: 'x', SEED: 'x', ABLY_API_KEY: 'x' }).map(
      (line) => line.split(':')[0],
    );
    expect(names.sort()).toEqual(['ABLY_API_KEY', 'PORT', 'SEED']);
  });

  it('without any everything runs on embedded parts', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      seed: 'demo',
      rateLimits: 'on',
      brand: { name: 'Upround', slug: 'upround' },
      s3: undefined,
      smtp: undefined,
      loopback: true,
    });
  });

  it('an empty one counts as not set', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ' })).toEqual(readSettings({}));
  });

  it('with a server of its own nothing is seeded unless asked', () => {
    const url = 'postgres://localhost/upround';
    expect(readSettings({ DATABASE_URL: url }).seed).toBe('none');
    expect(readSettings({ DATABASE_URL: url, SEED: 'demo' }).seed).toBe('demo');
  });

  it('reads the rest', () => {
    const settings = readSettings({
      ...s3,
      SECRET_KEY: `${SECRET}, ${SECRET}2`,
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMITS: 'off',
      SMTP_URL: 'smtp://localhost:25',
      SMTP_FROM: 'hello@upround.example',
      ABLY_API_KEY: 'app.id:secret',
    });
    expect(settings).toMatchObject({
      secrets: [SECRET, `${SECRET}2`],
      trustProxy: ['10.0.0.0/8', '::1'],
      rateLimits: 'off',
      s3: { bucket: 'files' },
      smtp: { from: 'hello@upround.example' },
      ablyKey: 'app.id:secret',
    });
  });
});
