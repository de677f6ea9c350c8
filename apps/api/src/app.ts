import { fileURLToPath } from 'node:url';
import { findLiveMember } from '@upround/account/api';
import { migrate, migrations, openDatabase, type OpenDatabase } from '@upround/shared/db';
import { createTaskQueue, type TaskQueue } from '@upround/shared/tasks';
import {
  createShutdownState,
  createMetrics,
  createServer,
  watchDiskSpace,
  createTokens,
  registerDocs,
  registerHealth,
  registerMetrics,
  type ShutdownState,
  type Metrics,
  type Server,
} from '@upround/shared/server-kit';
import { registerValuationPicture } from '@upround/calculators/api';
import type { Operations } from '@upround/moderation/api';
import { createNominatim, placeTable, registerExportFile } from '@upround/profile/api';
import { setProductSlug } from '@upround/shared/links';
import { registerMedia } from '@upround/shared/storage';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { composeModules, type Composition } from './modules';
import { watchBacklog } from './operations/backlog-history';
import { countedMailer } from './operations/counted-mailer';
import { watch } from './operations/gauges';
import { MAIL_KEY_FILE, registerMailbox } from './operations/mailbox';
import { operationsOf } from './operations/operations';
import { createCommandRunner } from './operator/commands';
import { OPERATOR_KEY_FILE, registerOperator } from './operator/operator-route';
import { hostsOf } from './pages/configured-hosts';
import { registerBrandPicture } from './pages/brand-picture';
import { createPageMetaResolver } from './pages/page-meta-resolver';
import { registerPages } from './pages/register-pages';
import { registerRobots } from './pages/robots';
import { registerRss } from './pages/rss';
import { registerSecurityTxt } from './pages/security-txt';
import { registerSitemaps } from './pages/sitemaps';
import { freshenDemoCopy, placeDemoCopy } from './demo-copy/demo-copy';
import { requestViewerId } from './operations/request-viewer';
import {
  openInfrastructure,
  openPayments,
  openPush,
  openRealtime,
  type Infrastructure,
} from './infrastructure';
import { refuseDemo, seedDemo } from './seed';
import { storedSecret } from './settings/stored-secret';
import { openDataFolder } from './settings/private-folder';
import type { Settings } from './settings/settings';

/** A server with its infrastructure; it neither listens nor runs tasks yet. */
export interface BuiltApp {
  app: FastifyInstance;
  database: OpenDatabase;
  tasks: TaskQueue;
  metrics: Metrics;
  shutdown: ShutdownState;
  /** Closes the infrastructure after requests and tasks have ended. */
  closeParts(): Promise<void>;
}

export interface AppOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  /** Shows a text to the person at the terminal. */
  print(text: string): void;
  /** Folder of the demo community that was made at the build; undefined makes the community row by row. */
  demoCopy: string | undefined;
}

/** The built web app is beside the built server. */
const webBeside = () => fileURLToPath(new URL('../web', import.meta.url));

/**
 * Opens and prepares what the settings name and builds the server on it.
 *
 * @throws DataFolderError, FolderInUseError, MigrationChangedError, DemoInPublicError, or the database's own error
 *   when it cannot be opened
 */
export async function buildApp({ settings, log, print, demoCopy }: AppOptions): Promise<BuiltApp> {
  const { dataDir, databaseUrl } = settings;
  openDataFolder(dataDir);
  const database = await openDatabase(
    databaseUrl === undefined
      ? {
          kind: 'embedded',
          folder: dataDir,
          fill: async () => {
            // Pictures in a bucket are not part of the copy.
            const isCopied = settings.seed === 'demo' && settings.s3 === undefined;
            if (isCopied && demoCopy !== undefined) await placeDemoCopy(demoCopy, dataDir);
          },
        }
      : { kind: 'postgres', url: databaseUrl },
    (error) => log.warn({ err: error }, 'an idle connection broke'),
  );
  try {
    await migrate(database, migrations);
    await freshenDemoCopy(database.db, new Date());
    if (!settings.isPrivate && !settings.isDemoOnPurpose) await refuseDemo(database.db);
    const infrastructure = await openInfrastructure(settings, log, print);
    return await buildOn(database, infrastructure, settings, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Names places by the service that a setting names, else by a table of our own. */
const geocoderOf = ({ geocoderUrl: url }: Settings, log: FastifyBaseLogger) =>
  url === undefined
    ? placeTable
    : createNominatim({
        url,
        fallback: placeTable,
        onError: (err) => log.warn({ err }, 'the geocoder does not answer'),
      });

async function buildOn(
  database: OpenDatabase,
  infrastructure: Infrastructure,
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<BuiltApp> {
  const { brand, publicUrl, apiHost, dataDir } = settings;
  setProductSlug(brand.slug);
  const secrets = settings.secrets ?? ([storedSecret(dataDir, 'secret-key')] as const);
  const tokens = createTokens(secrets);
  const origins = apiHost === undefined || publicUrl === undefined ? [] : [publicUrl];
  // Behind a proxy the pages' origin differs from the host in the request.
  const ownOrigins = publicUrl === undefined ? [] : [publicUrl];
  const realtime = await openRealtime(settings, {
    database,
    log,
    redis: infrastructure.redis,
    origins: ownOrigins,
  });
  const metrics = createMetrics();
  const running: { operations?: Operations } = {};
  const composition = composeModules({
    secrets,
    database: () => database,
    operations: () => running.operations,
    apiUrl: apiHost,
    paymentProvider: openPayments(settings, log),
    paymentWindowMs: settings.payments.windowMs,
    onSandboxError: (err) => log.warn({ err }, 'the payment sandbox'),
    files: infrastructure.files,
    images: infrastructure.images,
    mailer: countedMailer(infrastructure.mailer, metrics),
    realtime,
    geocoder: geocoderOf(settings, log),
    push: openPush(settings, log),
    origins: ownOrigins,
    publicUrl: settings.origin,
    brand: brand.name,
    signAccess: (claims) => tokens.signAccess(claims),
  });
  const { modules } = composition;
  const handlers = modules.flatMap((module) => module.tasks ?? []);
  const tasks = createTaskQueue({ database, handlers, log });
  const shutdown = createShutdownState();
  // With a database server of its own, the room for rows is that server's concern.
  const diskSpace = settings.databaseUrl === undefined ? await watchDiskSpace(dataDir) : undefined;
  const server = await createServer({
    diskSpace,
    modules,
    database,
    tasks,
    secrets,
    findMember: findLiveMember,
    log,
    metrics,
    origins,
    redis: infrastructure.redis,
    publicUrl,
    rateLimits: settings.rateLimits,
    trustProxy: settings.trustProxy,
  });
  const { app } = server;
  const asked = { db: database.db, requestViewerId: requestViewerId(database.db, server) };
  registerMedia(app, infrastructure.files, composition.privateFile(asked));
  registerExportFile(app, { ...asked, files: infrastructure.files });
  await composition.premium.register(app, {
    tasks,
    metrics,
    requestViewerId: asked.requestViewerId,
  });
  composition.trackers.register(app, asked);
  composition.mentors.register(app, asked);
  composition.competitions.register(app, asked);
  composition.ambassadors.register(app, asked);
  registerValuationPicture(app, { brand: brand.name, limits: server.limits });
  registerHealth(app, { database, steps: migrations, folder: dataDir, shutdown });
  const operatorKey = storedSecret(dataDir, OPERATOR_KEY_FILE);
  if (settings.metricsPort === undefined) registerMetrics(app, metrics, operatorKey);
  await realtime.register({ server, shutdown });
  watch(metrics, database, tasks, realtime);
  const commands = createCommandRunner(composition.contributed.commands);
  registerOperator(app, { database, tasks, commands }, operatorKey);
  if (infrastructure.mailbox !== undefined) {
    const key = storedSecret(dataDir, MAIL_KEY_FILE);
    registerMailbox(app, infrastructure.mailbox, { brand: brand.name, key });
  }
  await registerWeb(server, composition, database, infrastructure, settings);
  if (settings.seed === 'demo') await seedDemo(database.db, modules, log);
  await tasks.start();
  const backlog = watchBacklog(tasks);
  running.operations = operationsOf({ settings, database, tasks, realtime, metrics, backlog });
  return {
    app,
    database,
    tasks,
    metrics,
    shutdown,
    async closeParts() {
      backlog.stop();
      diskSpace?.stop();
      await realtime.close();
      infrastructure.close();
      await database.close();
    },
  };
}

async function registerWeb(
  { app, tokens }: Server,
  { modules, contributed: { pages, rss } }: Composition,
  { db }: OpenDatabase,
  { mailbox }: Infrastructure,
  settings: Settings,
): Promise<void> {
  const { origin } = settings;
  const { brand, apiHost, seed, webDir, posthog, webAnalyticsId, ablyKey, firebase } = settings;
  registerDocs(app, {
    title: brand.name,
    calls: modules.flatMap(({ calls }) => calls.map(({ call }) => call)),
    docs: modules.flatMap(({ docs }) => docs ?? []),
    server: apiHost ?? settings.publicUrl,
  });
  registerBrandPicture(app);
  registerRobots(app, origin);
  registerSecurityTxt(app, { origin, contact: settings.securityContact });
  registerSitemaps(app, { db, origin, sources: pages });
  registerRss(app, { db, origin, sources: rss, brandName: brand.name });
  await registerPages(app, {
    db,
    origin,
    pageMeta: createPageMetaResolver(db, pages),
    signAccess: (claims) => tokens.signAccess(claims),
    webDir: webDir ?? webBeside(),
    hosts: hostsOf(settings),
    data: {
      apiHost: apiHost ?? '',
      guestToken: await tokens.signGuest(),
      brandName: brand.name,
      brandSlug: brand.slug,
      demo: seed === 'demo',
      mailbox: mailbox !== undefined,
      posthog: posthog ?? null,
      webAnalyticsId: webAnalyticsId ?? '',
      realtime: ablyKey === undefined ? 'socket' : 'ably',
      firebase: firebase?.web ?? null,
    },
  });
}
