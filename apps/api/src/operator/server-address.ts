import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'address';

/** Writes the running server's address to the data folder, for operator's commands; answers how to take it away. */
export function writeServerAddress(dataDir: string, port: number): () => void {
  const file = path.join(dataDir, FILE);
  writeFileSync(file, `http://127.0.0.1:${port}\n`);
  return () => rmSync(file, { force: true });
}

/** The address that a running server wrote, or null. */
export function readServerAddress(dataDir: string): string | null {
  try {
    return readFileSync(path.join(dataDir, FILE), 'utf8').trim();
  } catch {
    return null;
  }
}
