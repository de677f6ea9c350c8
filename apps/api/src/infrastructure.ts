import path from 'node:path';
import { createFcmPush } from '@upround/notifications/api';
import { createRazorpayProvider, type PaymentProvider } from '@upround/premium/api';
import { createFolderMailer, createSmtpMailer, type FolderMailer } from '@upround/shared/mail';
import {
  createAblyHub,
  createSocketHub,
  type RealtimePart,
  type SocketHubOptions,
} from '@upround/shared/realtime-hub';
import {
  createFolderStore,
  createImages,
  createS3Store,
  type Images,
  type LargeFileStore,
} from '@upround/shared/storage';
import type { Mailer, PushService } from '@upround/shared/ports';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Settings } from './settings/settings';

/** The services behind the ports: embedded ones, or external ones that the settings name. */
export interface Infrastructure {
  files: LargeFileStore;
  images: Images;
  mailer: Mailer;
  /** Outgoing mail that can be read here; undefined where the settings let strangers in. */
  mailbox: FolderMailer | undefined;
  redis: Redis | undefined;
  close(): void;
}

const REDIS_TIMEOUT_MS = 500;

/** Parts that few servers use are only loaded where they are used, so that the start is fast. */
async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    // A call fails at once while Redis is away, and soon while it hangs, instead of waiting for it.
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (err) => log.warn({ err }, 'Redis does not answer'));
  return redis;
}

/**
 * Opens files, mail and Redis.
 *
 * @param print shows a text to the person at the terminal
 */
export async function openInfrastructure(
  { dataDir, s3, smtp, redisUrl, mailbox }: Settings,
  log: FastifyBaseLogger,
  print: (text: string) => void,
): Promise<Infrastructure> {
  const files =
    s3 === undefined ? createFolderStore(path.join(dataDir, 'media')) : await createS3Store(s3);
  const images = createImages(files);
  const folderMailer = createFolderMailer(path.join(dataDir, 'mail'), print);
  // What was stored before there was an SMTP server is deleted all the same.
  const mailer =
    smtp === undefined
      ? folderMailer
      : { ...(await createSmtpMailer(smtp.url, smtp.from)), forget: folderMailer.forget };
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, log);
  return {
    files,
    images,
    mailer,
    redis,
    mailbox: mailbox ? folderMailer : undefined,
    close() {
      images.close();
      redis?.disconnect();
    },
  };
}

/** Opens the realtime hub: Ably where its key is set, else this server's own sockets. */
export function openRealtime(
  { ablyKey, rateLimits }: Settings,
  options: Omit<SocketHubOptions, 'limits'>,
): Promise<RealtimePart> {
  return ablyKey === undefined
    ? createSocketHub({ ...options, limits: rateLimits })
    : createAblyHub({ key: ablyKey, log: options.log });
}

/** Sends pushes by Firebase where it is set; undefined leaves them to open pages. */
export function openPush(
  { firebase, publicUrl }: Settings,
  log: FastifyBaseLogger,
): PushService | undefined {
  if (firebase === undefined) return undefined;
  return createFcmPush({
    projectId: firebase.web.projectId,
    account: firebase.account,
    publicUrl,
    onError: (details) => log.warn(details, 'a push was not taken'),
  });
}

/** Takes payments by Razorpay where it is set; undefined leaves them to the sandbox. */
export function openPayments(
  { payments, brand }: Settings,
  log: FastifyBaseLogger,
): PaymentProvider | undefined {
  if (payments.provider === 'sandbox') return undefined;
  return createRazorpayProvider({
    ...payments,
    payeeName: brand.name,
    onError: (details) => log.warn(details, 'the payment provider'),
  });
}
