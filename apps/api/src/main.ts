import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { serve } from './server';
import { restrictToOwner } from './settings/private-folder';
import { readSettings, SettingsError, type Settings } from './settings/settings';

function settingsOrEnd(): Settings | null {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return null;
  }
}

const settings = settingsOrEnd();
if (settings === null) {
  process.exitCode = 1;
} else {
  const log = pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers', 'headers', '*.password', '*.token', '*.email'],
    },
    pino.destination({ fd: 2, sync: true }),
  );
  restrictToOwner();
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'a failure that nobody handled');
    process.exit(1);
  });
  void serve(settings, log);
}
