import { FolderInUseError } from '@upround/shared/db';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { stopOnSignals, serveMetrics } from '@upround/shared/server-kit';
import { buildApp, type BuiltApp } from './app';
import { builtDemoCopy } from './demo-copy/demo-copy';
import { MAIL_KEY_FILE, mailboxLink } from './operations/mailbox';
import { writeServerAddress } from './operator/server-address';
import { DemoInPublicError } from './seed';
import { storedSecret } from './settings/stored-secret';
import { DataFolderError } from './settings/private-folder';
import type { Settings } from './settings/settings';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** One line that says which parts run, and what the embedded database does not promise. */
function partsLine(settings: Settings): string {
  const database =
    settings.databaseUrl === undefined
      ? 'embedded database (survives a killed process but not a power cut: set DATABASE_URL in production)'
      : 'PostgreSQL';
  const rest = [
    settings.redisUrl === undefined ? 'rate limits in memory' : 'rate limits in Redis',
    settings.ablyKey === undefined ? 'live updates over its own sockets' : 'live updates over Ably',
    settings.s3 === undefined ? 'files in the data folder' : 'files in an S3 bucket',
    settings.smtp === undefined ? 'email in the data folder' : 'email by SMTP',
    settings.payments.provider === 'sandbox' ? 'test payments' : 'payments by Razorpay',
  ];
  return `Running on: ${[database, ...rest].join(', ')}.`;
}

/** Where others come, plans can be had for nothing. */
const paymentsLine = ({ payments, isPrivate }: Settings): string | null =>
  payments.provider === 'razorpay' || isPrivate
    ? null
    : 'Warning: payments are test payments, so anyone can have a plan without paying. Set PAYMENTS and the settings of the provider.';

/** What the scheme of `PUBLIC_URL` means for cookies, where others come. */
function transportLine({ publicUrl, isPrivate }: Settings): string | null {
  if (publicUrl?.startsWith('https:') === true)
    return 'Cookies are only sent over HTTPS, and browsers will always use HTTPS.';
  if (isPrivate) return null;
  return 'Warning: cookies are also sent over unencrypted connections. Serve the site over HTTPS and set PUBLIC_URL to its https:// URL.';
}

function explain(error: unknown, settings: Settings): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `PORT ${settings.port} on ${settings.host} is already in use. Stop the other program or set another PORT.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `This account isn’t allowed to use PORT ${settings.port}. Set another PORT.`;
  const explained = [DataFolderError, FolderInUseError, DemoInPublicError];
  if (explained.some((kind) => error instanceof kind)) return message;
  return `The server didn’t start: ${message}`;
}

function announce(built: BuiltApp, settings: Settings, log: FastifyBaseLogger): void {
  const { port } = built.app.server.address() as AddressInfo;
  process.once('exit', writeServerAddress(settings.dataDir, port));
  stopOnSignals({ ...built, log, close: built.closeParts });
  print(partsLine(settings));
  for (const line of [transportLine(settings), paymentsLine(settings)]) {
    if (line !== null) print(line);
  }
  if (settings.mailbox) {
    const opened = settings.devPort ?? port;
    const key = storedSecret(settings.dataDir, MAIL_KEY_FILE);
    print(`Demo inbox: ${mailboxLink(`http://localhost:${opened}`, key)}`);
  }
  print(`${settings.brand.name} is ready at http://localhost:${port}`);
}

/**
 * Builds the server, listens, and stops gracefully on SIGTERM and SIGINT; a second signal ends it at once.
 * A failure to start ends the process with status 1 and a line that says why.
 */
export async function serve(settings: Settings, log: FastifyBaseLogger): Promise<void> {
  let built: BuiltApp | undefined;
  try {
    if (settings.databaseUrl === undefined)
      print('Opening the database. The first start takes a few seconds.');
    built = await buildApp({ settings, log, print, demoCopy: builtDemoCopy() });
    await built.app.listen({ port: settings.port, host: settings.host });
    if (settings.metricsPort !== undefined) {
      await serveMetrics(built.metrics, settings.metricsPort, settings.metricsHost);
    }
    announce(built, settings, log);
    // Background work begins once the server listens, so that it does not delay the first page.
    await built.tasks.work();
  } catch (error) {
    log.debug({ err: error }, 'start failed');
    process.stderr.write(`${explain(error, settings)}\n`);
    await built?.closeParts().catch(() => undefined);
    process.exit(1);
  }
}
