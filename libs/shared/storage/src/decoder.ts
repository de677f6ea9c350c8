import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ImageRefusedError } from './image-refused-error';
import type { DecodeAnswer, DecodedPicture } from './image-messages';
import { imageRules, looksLikePicture } from './image-rules';

/** After this long without a picture the process ends; the next picture starts another. */
const IDLE_MS = 30_000;
/** The process ends itself in time; this is for one that cannot. */
const KILL_AFTER_MS = imageRules.seconds * 1000 + 2_000;

interface Waiting {
  bytes: Uint8Array;
  resolve(picture: DecodedPicture): void;
  reject(error: Error): void;
}

/** The built server has the worker beside it; from the sources it runs through tsx. */
function startProcess(): ChildProcess {
  const built = fileURLToPath(new URL('./image.worker.mjs', import.meta.url));
  const isBuilt = existsSync(built);
  return fork(isBuilt ? built : fileURLToPath(new URL('./image.worker.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Decodes pictures one after another in a process of its own. */
export class Decoder {
  private child: ChildProcess | null = null;
  private current: (Waiting & { id: number; timer: NodeJS.Timeout }) | null = null;
  private readonly waiting: Waiting[] = [];
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  /**
   * @param bytes an uploaded file, whole
   * @throws ImageRefusedError `UNREADABLE` (also when it took too long), `TOO_LARGE`, or `BUSY` when too many wait
   */
  async decode(bytes: Uint8Array): Promise<DecodedPicture> {
    if (!looksLikePicture(bytes)) throw new ImageRefusedError('UNREADABLE');
    if (this.waiting.length >= imageRules.queue) throw new ImageRefusedError('BUSY');
    return new Promise((resolve, reject) => {
      this.waiting.push({ bytes, resolve, reject });
      this.next();
    });
  }

  close(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = null;
  }

  private next(): void {
    if (this.current !== null) return;
    const work = this.waiting.shift();
    clearTimeout(this.idle);
    if (work === undefined) {
      this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
      return;
    }
    const child = (this.child ??= this.start());
    const id = (this.lastId += 1);
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
    this.current = { ...work, id, timer };
    child.send({ id, bytes: work.bytes }, (error) => error && child.kill('SIGKILL'));
  }

  private start(): ChildProcess {
    const child = startProcess();
    child.on('message', (message) => this.hear(message as DecodeAnswer));
    child.once('exit', () => {
      if (this.child === child) this.child = null;
      this.settle((work) => work.reject(new ImageRefusedError('UNREADABLE')));
    });
    child.on('error', () => child.kill('SIGKILL'));
    // The server may end while the decoder rests.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private hear(message: DecodeAnswer): void {
    if (message.id !== this.current?.id) return;
    this.settle((work) =>
      'picture' in message
        ? work.resolve(message.picture)
        : work.reject(new ImageRefusedError(message.refusal)),
    );
  }

  private settle(how: (work: Waiting) => void): void {
    const work = this.current;
    if (work === null) return;
    clearTimeout(work.timer);
    this.current = null;
    how(work);
    this.next();
  }
}
