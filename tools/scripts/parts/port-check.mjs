import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { isFree } from './ports.cjs';

/** Where the server will listen, by the settings of the environment and `.env`. */
export function address() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  return { port: Number(process.env.PORT || 3000), host: process.env.HOST || '127.0.0.1' };
}

/**
 * Exits with status 1 and a line that names PORT if another process listens there, before anything is
 * installed or built. A setting that is no port at all is left to the server, which checks them all.
 */
export async function requireFreePort() {
  const { port, host } = address();
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  if (!isPort || (await isFree(port, host))) return;
  process.stderr.write(
    `PORT ${port} on ${host} is already in use. Stop the other program or choose another port: PORT=${port + 1} npm start\n`,
  );
  process.exit(1);
}
