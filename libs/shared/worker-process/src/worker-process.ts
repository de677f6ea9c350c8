import { AsyncResource } from 'node:async_hooks';
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** After this long without work the process ends; the next work starts another. */
const IDLE_MS = 30_000;

/** Where tsx finds the aliases of libraries when a worker runs from the sources. */
const ALIASES = new URL('../../../../tsconfig.base.json', import.meta.url);

/** What a worker may cost. */
export interface WorkerRules {
  /** Of processor time. Time in which other processes had the processor does not count. */
  seconds: number;
  /** Works that wait; more are refused. */
  queue: number;
  /** Of the heap of JavaScript. */
  heapMegabytes?: number;
}

/** What the process is sent. */
export interface WorkRequest {
  id: number;
  bytes: Uint8Array;
  seconds: number;
}

interface Waiting<Answer> {
  bytes: Uint8Array;
  /** Throws where the request was answered while its work waited. */
  checkDeadline(): void;
  resolve(answer: Answer | 'ENDED'): void;
  reject(error: unknown): void;
}

/**
 * The process ends itself when it exceeds its processor time. This timeout, by the clock, is for one that can't or
 * hangs; it is long enough for a busy machine.
 */
const killAfterMs = ({ seconds }: WorkerRules) => (10 * seconds + 5) * 1000;

/** Does dangerous work, one after another, in a process of its own that may be ended at any time. */
export class WorkerProcess<Answer extends { id: number }> {
  private child: ChildProcess | null = null;
  private current: (Waiting<Answer> & { id: number; timer: NodeJS.Timeout }) | null = null;
  private readonly waiting: Waiting<Answer>[] = [];
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  /**
   * @param name of the worker's file, without its ending
   * @param place `import.meta.url` of the module beside which that file is
   * @param rules what a piece of work may cost
   */
  constructor(
    private readonly name: string,
    private readonly place: string,
    private readonly rules: WorkerRules,
  ) {}

  /**
   * Runs a piece of work after those that wait.
   *
   * @param bytes what the process works on
   * @param checkDeadline throws where the work isn't wanted any more when its turn comes
   * @returns the answer; `ENDED` where the process took too much or crashed, `BUSY` where too many wait
   * @throws what `checkDeadline` throws
   */
  run(
    bytes: Uint8Array,
    checkDeadline: () => void = () => undefined,
  ): Promise<Answer | 'ENDED' | 'BUSY'> {
    if (this.waiting.length >= this.rules.queue) return Promise.resolve('BUSY');
    return new Promise((resolve, reject) => {
      const check = AsyncResource.bind(checkDeadline);
      this.waiting.push({ bytes, checkDeadline: check, resolve, reject });
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
    const work = this.nextWanted();
    clearTimeout(this.idle);
    if (work === undefined) {
      this.idle = setTimeout(() => this.close(), IDLE_MS).unref();
      return;
    }
    const child = (this.child ??= this.start());
    const id = (this.lastId += 1);
    const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs(this.rules)).unref();
    this.current = { ...work, id, timer };
    const request: WorkRequest = { id, bytes: work.bytes, seconds: this.rules.seconds };
    child.send(request, (error) => error && child.kill('SIGKILL'));
  }

  /** Work for requests that were answered meanwhile is left out: others wait behind it. */
  private nextWanted(): Waiting<Answer> | undefined {
    for (;;) {
      const work = this.waiting.shift();
      if (work === undefined) return undefined;
      try {
        work.checkDeadline();
        return work;
      } catch (error) {
        work.reject(error);
      }
    }
  }

  /** The built server has the worker beside it; from the sources it runs through tsx. */
  private fork(): ChildProcess {
    const built = fileURLToPath(new URL(`./${this.name}.mjs`, this.place));
    const isBuilt = existsSync(built);
    const source = new URL(`./${this.name}.ts`, this.place);
    const { heapMegabytes } = this.rules;
    return fork(isBuilt ? built : fileURLToPath(source), {
      env: { ...process.env, ...(!isBuilt && { TSX_TSCONFIG_PATH: fileURLToPath(ALIASES) }) },
      serialization: 'advanced',
      execArgv: [
        ...(heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]),
        ...(isBuilt ? [] : ['--import', 'tsx']),
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  private start(): ChildProcess {
    const child = this.fork();
    child.on('message', (message) => {
      const answer = message as Answer;
      if (answer.id === this.current?.id) this.settle(answer);
    });
    child.once('exit', () => {
      if (this.child === child) this.child = null;
      this.settle('ENDED');
    });
    child.on('error', () => child.kill('SIGKILL'));
    // The server may end while the worker rests.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private settle(answer: Answer | 'ENDED'): void {
    const work = this.current;
    if (work === null) return;
    clearTimeout(work.timer);
    this.current = null;
    work.resolve(answer);
    this.next();
  }
}
