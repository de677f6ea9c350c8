import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder } from '@upround/shared/testing-server';
import { readSettings, SettingsError } from './settings';

const SECRET = 'a-secret-of-at-least-32-characters';
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

const rsaKey = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey;
const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const googleKey = rsaKey(2_048);
const keyFile = {
  client_email: 'push@up.example',
  private_key: googleKey.export(pkcs8),
};
const curveKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const brokenKey = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n';
const firebase = {
  FIREBASE_API_KEY: 'AIza-key_1',
  FIREBASE_PROJECT_ID: 'upround-1',
  FIREBASE_APP_ID: '1:123:web:abc',
  FIREBASE_SENDER_ID: '123',
  FIREBASE_VAPID_KEY: 'BN-vapid_key',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(keyFile),
};
const razorpay = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1234567890',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'newer-secret',
};
const accountOf = (change: object) => ({
  ...firebase,
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...keyFile, ...change }),
});

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
  [{ SECURITY_CONTACT: 'security@upround.example' }, 'SECURITY_CONTACT'],
  [{ PAYMENT_WINDOW: '9' }, 'PAYMENT_WINDOW'],
  [{ PAYMENT_WINDOW: '3601' }, 'PAYMENT_WINDOW'],
  [{ SECURITY_CONTACT: 'mailto:a@b\nc' }, 'SECURITY_CONTACT'],
  [{ SECURITY_CONTACT: 'http://upround.example' }, 'SECURITY_CONTACT'],
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
  ...Object.keys(firebase).map((name): [Record<string, string>, string] => [
    { ...firebase, [name]: '' },
    name,
  ]),
  [{ FIREBASE_PROJECT_ID: 'x' }, 'FIREBASE_SERVICE_ACCOUNT'],
  [{ ...firebase, FIREBASE_API_KEY: 'a key' }, 'FIREBASE_API_KEY'],
  [{ ...firebase, FIREBASE_APP_ID: '<script>' }, 'FIREBASE_APP_ID'],
  [{ ...firebase, FIREBASE_SENDER_ID: 'me' }, 'FIREBASE_SENDER_ID'],
  [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '/no/such/file.json' }, 'FIREBASE_SERVICE_ACCOUNT'],
  [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '{' }, 'FIREBASE_SERVICE_ACCOUNT'],
  ...[
    'mine',
    brokenKey,
    curveKey.export(pkcs8),
    rsaKey(1_024).export(pkcs8),
    googleKey.export({ type: 'pkcs1', format: 'pem' }),
  ].map((key): [Record<string, string>, string] => [
    accountOf({ private_key: key }),
    'FIREBASE_SERVICE_ACCOUNT',
  ]),
  [accountOf({ token_uri: 'http://tokens.example/' }), 'FIREBASE_SERVICE_ACCOUNT'],
  [{ POSTHOG_KEY: 'has spaces in it' }, 'POSTHOG_KEY'],
  [{ POSTHOG_HOST: 'https://events.example' }, 'POSTHOG_KEY'],
  [{ POSTHOG_KEY: 'x', POSTHOG_HOST: 'events.example' }, 'POSTHOG_HOST'],
  [{ WEB_ANALYTICS_ID: '<script>' }, 'WEB_ANALYTICS_ID'],
  [{ GEOCODER_URL: 'geo.example' }, 'GEOCODER_URL'],
  [{ PAYMENTS: 'stripe' }, 'PAYMENTS'],
  [{ PAYMENTS: 'razorpay' }, 'RAZORPAY_KEY_ID'],
  ...Object.entries(razorpay).flatMap(([name, value]): [Record<string, string>, string][] => [
    [{ ...razorpay, [name]: '' }, name === 'PAYMENTS' ? 'RAZORPAY_KEY_ID' : name],
    ...(name === 'PAYMENTS'
      ? []
      : ([
          [{ [name]: value }, name],
          [{ PAYMENTS: 'sandbox', [name]: value }, name],
          [{ ...razorpay, [name]: 'a secret' }, name],
        ] as [Record<string, string>, string][])),
  ]),
  [{ ...razorpay, RAZORPAY_KEY_ID: 'key_1' }, 'RAZORPAY_KEY_ID'],
  ...['short', 'newer-secret,', ',older-secret', 'one-secret,two-secret,three-secret'].map(
    (secret): [Record<string, string>, string] => [
      { ...razorpay, RAZORPAY_WEBHOOK_SECRET: secret },
      'RAZORPAY_WEBHOOK_SECRET',
    ],
  ),
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
  // New keys are made each time, and no title may hold one.
  const titled = bad.map(([environment, name]): [string, string, typeof environment] => [
    JSON.stringify(environment).replace(/-----BEGIN (.+?)-----.+?-----END.+?-----/g, '$1'),
    name,
    environment,
  ]);
  it.each(titled)('%s is rejected with a line that begins with %s', (_, name, environment) => {
    expect(problemsOf(environment)).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}: .+\\.$`)),
    );
  });

  it('all invalid ones are named at once', () => {
    const names = problemsOf({ PORT: 'x', SEED: 'x', ABLY_API_KEY: 'x' }).map(
      (line) => line.split(':')[0],
    );
    expect(names.sort()).toEqual(['ABLY_API_KEY', 'PORT', 'SEED']);
  });

  it('an invalid key is not repeated in the line', () => {
    const lines = problemsOf(accountOf({ private_key: 'canary-key' }));
    expect([lines.length, lines.join()]).toEqual([1, expect.not.stringContaining('canary')]);
  });

  it('T31: Firebase is set by a key file or its path, and pages don’t receive the key', async () => {
    const own = await ownFolder();
    const file = path.join(own.folder, 'key.json');
    await writeFile(file, firebase.FIREBASE_SERVICE_ACCOUNT);
    const account = {
      clientEmail: 'push@up.example',
      privateKey: keyFile.private_key,
      tokenUri: 'https://oauth2.googleapis.com/token',
    };
    for (const given of [firebase.FIREBASE_SERVICE_ACCOUNT, file]) {
      const settings = readSettings({ ...firebase, FIREBASE_SERVICE_ACCOUNT: given });
      expect(settings.firebase?.account).toEqual(account);
      expect(settings.firebase?.web).toEqual({
        apiKey: 'AIza-key_1',
        projectId: 'upround-1',
        appId: '1:123:web:abc',
        messagingSenderId: '123',
        vapidKey: 'BN-vapid_key',
      });
    }
    await own.remove();
  });

  it('T29: Razorpay’s webhooks may have a new and an old secret', () => {
    const keys = { provider: 'razorpay', keyId: 'rzp_test_1234567890', keySecret: 'key-secret' };
    const withSecret = (RAZORPAY_WEBHOOK_SECRET: string) =>
      readSettings({ ...razorpay, RAZORPAY_WEBHOOK_SECRET }).payments;
    expect(withSecret('newer-secret')).toEqual({ ...keys, webhookSecrets: ['newer-secret'] });
    expect(withSecret('newer-secret, older-secret')).toEqual({
      ...keys,
      webhookSecrets: ['newer-secret', 'older-secret'],
    });
  });

  it('T29: an invalid secret of Razorpay is not repeated in the line', () => {
    for (const name of Object.keys(razorpay)) {
      const lines = problemsOf({ ...razorpay, [name]: 'canary with spaces' });
      expect([lines.length, lines.join()]).toEqual([1, expect.not.stringContaining('canary')]);
    }
  });

  it('without any, everything runs on embedded parts', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      seed: 'demo',
      rateLimits: 'on',
      brand: { name: 'Upround', slug: 'upround' },
      s3: undefined,
      smtp: undefined,
      firebase: undefined,
      payments: { provider: 'sandbox', windowMs: undefined },
      isPrivate: true,
      mailbox: true,
    });
  });

  it('an empty one counts as unset', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ' })).toEqual(readSettings({}));
  });

  it('with a database server nothing is seeded unless requested', () => {
    const url = 'postgres://localhost/upround';
    expect(readSettings({ DATABASE_URL: url }).seed).toBe('none');
    expect(readSettings({ DATABASE_URL: url, SEED: 'demo' }).seed).toBe('demo');
  });

  const smtp = { SMTP_URL: 'smtp://localhost:25', SMTP_FROM: 'hello@upround.example' };
  it.each([
    [{ HOST: '0.0.0.0' }, 'none', false],
    [{ HOST: '::' }, 'none', false],
    [{ HOST: 'upround.example' }, 'none', false],
    [{ HOST: '127.0.0.2' }, 'demo', true],
    [{ HOST: '::1' }, 'demo', true],
    [{ HOST: 'localhost' }, 'demo', true],
    [{ PUBLIC_URL: 'https://upround.example' }, 'none', false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'none', false],
    [{ TRUST_PROXY: '127.0.0.1' }, 'none', false],
    [{ DATABASE_URL: 'postgres://localhost/upround' }, 'none', false],
    [smtp, 'demo', false],
    [{ NODE_ENV: 'production' }, 'demo', false],
    [{ NODE_ENV: 'test' }, 'demo', true],
  ] as [Record<string, string>, string, boolean][])(
    'T53: with %j the community is %s by default, and an inbox: %s',
    (environment, seed, mailbox) => {
      expect(readSettings(environment)).toMatchObject({ seed, mailbox });
      const asked = readSettings({ ...environment, SEED: 'demo' });
      expect(asked).toMatchObject({ seed: 'demo', isDemoOnPurpose: true, mailbox });
      expect(readSettings({ ...environment, SEED: 'none' })).toMatchObject({ seed: 'none' });
    },
  );

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['0.0.0.0', '127.0.0.1'],
    ['upround.example', '127.0.0.1'],
  ])('T53: with HOST=%s the metrics port is at %s', (HOST, metricsHost) =>
    expect(readSettings({ HOST, METRICS_PORT: '9400' })).toMatchObject({ metricsHost }),
  );

  it('the others are read', () => {
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
