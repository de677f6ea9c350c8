import path from 'node:path';
import * as z from 'zod/mini';
import {
  firebaseProblems,
  firebaseShape,
  toFirebase,
  type FirebaseSettings,
} from './firebase-settings';
import {
  paymentProblems,
  paymentShape,
  toPayments,
  type PaymentSettings,
} from './payment-settings';
import {
  ablyKeySetting,
  contactSetting,
  isLoopback,
  networksSetting,
  originSetting,
  portSetting,
  secretsSetting,
  slugSetting,
  textSetting,
  urlSetting,
  wordSetting,
} from './setting-schemas';

/** What the environment may hold. The names are fixed; `.env.example` lists them with their defaults. */
const environmentSchema = z.object({
  PORT: z._default(portSetting, '3000'),
  HOST: z._default(textSetting, '127.0.0.1'),
  DATA_DIR: z._default(textSetting, '.data'),
  DATABASE_URL: z.optional(urlSetting('postgres:', 'postgresql:')),
  REDIS_URL: z.optional(urlSetting('redis:', 'rediss:')),
  SEED: z.optional(z.enum(['demo', 'none'], { error: 'must be demo or none' })),
  SECRET_KEY: z.optional(secretsSetting),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  TRUST_PROXY: z.optional(networksSetting),
  METRICS_PORT: z.optional(portSetting),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
    'info',
  ),
  PUBLIC_URL: z.optional(originSetting),
  API_HOST: z.optional(originSetting),
  SECURITY_CONTACT: z.optional(contactSetting),
  BRAND_NAME: z._default(textSetting.check(z.maxLength(40)), 'Upround'),
  BRAND_SLUG: z._default(slugSetting, 'upround'),
  S3_ENDPOINT: z.optional(urlSetting('http:', 'https:')),
  S3_BUCKET: z.optional(textSetting),
  S3_ACCESS_KEY: z.optional(textSetting),
  S3_SECRET_KEY: z.optional(textSetting),
  SMTP_URL: z.optional(urlSetting('smtp:', 'smtps:')),
  SMTP_FROM: z.optional(textSetting),
  ABLY_API_KEY: z.optional(ablyKeySetting),
  POSTHOG_KEY: z.optional(wordSetting),
  POSTHOG_HOST: z.optional(originSetting),
  WEB_ANALYTICS_ID: z.optional(wordSetting),
  GEOCODER_URL: z.optional(urlSetting('http:', 'https:')),
  ...firebaseShape,
  ...paymentShape,
  WEB_DIR: z.optional(textSetting),
  DEV_PORT: z.optional(portSetting),
  NODE_ENV: z.optional(textSetting),
});

const LOOPBACK = '127.0.0.1';

/** Where PostHog's own service takes events. */
const POSTHOG_CLOUD = 'https://us.i.posthog.com';

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

type Environment = z.output<typeof environmentSchema>;

/** The settings, read once at start. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  seed: 'demo' | 'none';
  /** Given secrets, newest first; undefined lets the server keep one of its own in `dataDir`. */
  secrets: readonly [string, ...string[]] | undefined;
  rateLimits: 'on' | 'off';
  trustProxy: readonly string[];
  metricsPort: number | undefined;
  logLevel: Environment['LOG_LEVEL'];
  publicUrl: string | undefined;
  apiHost: string | undefined;
  /** Where holes are reported; undefined names the support page. */
  securityContact: string | undefined;
  brand: { name: string; slug: string };
  s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string } | undefined;
  smtp: { url: string; from: string } | undefined;
  /** Carries realtime by Ably; undefined lets this server's own sockets do it. */
  ablyKey: string | undefined;
  /** A PostHog server; undefined sends events to the API's own sink. */
  posthog: { key: string; host: string } | undefined;
  /** Measurement id of the web-analytics tag. */
  webAnalyticsId: string | undefined;
  /** Pushes through Firebase Cloud Messaging; if undefined, open pages receive them by realtime. */
  firebase: FirebaseSettings | undefined;
  payments: PaymentSettings;
  /** A Nominatim-compatible service; undefined names places by a small table. */
  geocoderUrl: string | undefined;
  /** Folder of the built web app, where it is not beside the server. */
  webDir: string | undefined;
  /** The port on which the development server shows this server's pages. */
  devPort: number | undefined;
  /** Where the web app is opened, as far as the settings say. */
  origin: string;
  /** Where the figures are served without a key: this machine's own address. */
  metricsHost: string;
  /** Whether by the settings only this machine can reach the server. */
  isPrivate: boolean;
  /** `SEED=demo` was set on purpose. */
  isDemoOnPurpose: boolean;
  /** Outgoing mail can be read on this server, with the key in `dataDir`. */
  mailbox: boolean;
}

/** One or more settings are wrong; the message has a line for each, beginning with its name. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Reads the settings.
 *
 * @param environment as `process.env`; an empty value counts as not set
 * @throws SettingsError naming every setting that is wrong
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    throw new SettingsError(wrong);
  }
  const values = parsed.data;
  const problems = contradictions(values);
  if (problems.length > 0) throw new SettingsError(problems);
  return toSettings(values);
}

function contradictions(values: Environment): string[] {
  const problems = [...firebaseProblems(values), ...paymentProblems(values)];
  if (values.RATE_LIMITS === 'off' && !isLoopback(values.HOST)) {
    problems.push('RATE_LIMITS: off only works on this machine. HOST must be a loopback address.');
  }
  const missing = s3Names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < s3Names.length) {
    problems.push(
      ...missing.map((name) => `${name}: must be set together with the other S3 settings.`),
    );
  }
  if (values.SMTP_URL !== undefined && values.SMTP_FROM === undefined) {
    problems.push('SMTP_FROM: must be set together with SMTP_URL.');
  }
  if (values.SMTP_FROM !== undefined && values.SMTP_URL === undefined) {
    problems.push('SMTP_URL: must be set together with SMTP_FROM.');
  }
  if (
    values.METRICS_PORT !== undefined &&
    values.METRICS_PORT === values.PORT &&
    values.PORT !== '0'
  ) {
    problems.push('METRICS_PORT: must differ from PORT.');
  }
  if (values.POSTHOG_HOST !== undefined && values.POSTHOG_KEY === undefined) {
    problems.push('POSTHOG_KEY: must be set together with POSTHOG_HOST.');
  }
  if (values.API_HOST !== undefined && values.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL: must be set together with API_HOST.');
  }
  return problems;
}

/** No setting exposes the server to others: neither its address, nor a public URL, nor a proxy. */
const isForThisMachine = ({ HOST, PUBLIC_URL, TRUST_PROXY }: Environment) =>
  isLoopback(HOST) && PUBLIC_URL === undefined && TRUST_PROXY === undefined;

function toSettings(values: Environment): Settings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  const { SMTP_URL: url, SMTP_FROM: from } = values;
  const isPrivate = isForThisMachine(values);
  return {
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    seed: values.SEED ?? (isPrivate && values.DATABASE_URL === undefined ? 'demo' : 'none'),
    secrets: values.SECRET_KEY === undefined ? undefined : listOf(values.SECRET_KEY),
    rateLimits: values.RATE_LIMITS,
    trustProxy: values.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
    metricsPort: values.METRICS_PORT === undefined ? undefined : Number(values.METRICS_PORT),
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    apiHost: values.API_HOST,
    securityContact: values.SECURITY_CONTACT,
    brand: { name: values.BRAND_NAME, slug: values.BRAND_SLUG },
    s3:
      endpoint && bucket && accessKey && secretKey
        ? { endpoint, bucket, accessKey, secretKey }
        : undefined,
    smtp: url && from ? { url, from } : undefined,
    ablyKey: values.ABLY_API_KEY,
    posthog:
      values.POSTHOG_KEY === undefined
        ? undefined
        : { key: values.POSTHOG_KEY, host: values.POSTHOG_HOST ?? POSTHOG_CLOUD },
    webAnalyticsId: values.WEB_ANALYTICS_ID,
    firebase: toFirebase(values),
    payments: toPayments(values),
    geocoderUrl: values.GEOCODER_URL,
    webDir: values.WEB_DIR === undefined ? undefined : path.resolve(values.WEB_DIR),
    devPort: values.DEV_PORT === undefined ? undefined : Number(values.DEV_PORT),
    origin: values.PUBLIC_URL ?? `http://localhost:${values.DEV_PORT ?? values.PORT}`,
    metricsHost: isLoopback(values.HOST) ? values.HOST : LOOPBACK,
    isPrivate,
    isDemoOnPurpose: values.SEED === 'demo',
    mailbox:
      isPrivate &&
      values.SMTP_URL === undefined &&
      values.DATABASE_URL === undefined &&
      values.NODE_ENV !== 'production',
  };
}

function listOf(text: string): [string, ...string[]] {
  const [newest = '', ...older] = text.split(',').map((part) => part.trim());
  return [newest, ...older];
}
