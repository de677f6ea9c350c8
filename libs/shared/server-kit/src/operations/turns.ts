import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '../app-error';

/** Runs a few pieces of work at once and lets others wait, up to a number: for what takes the processor for itself. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waitingMax: number,
  ) {}

  /** @throws AppError `UNAVAILABLE` where too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.waitingMax) throw new AppError(coreErrors.UNAVAILABLE);
      // Whoever ends passes its turn on, so that `running` stays.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
