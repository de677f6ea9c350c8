/** Lets a number of pieces of work run at once; the others wait for their turn. */
export class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  /** Runs the work in its turn, or not at all when the signal comes first. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.turn(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }

  private turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((go, stop) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        stop(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        go();
      };
      this.waiting.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
