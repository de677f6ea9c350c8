/** Whether the server is stopping. */
export interface ShutdownState {
  readonly stopping: boolean;
  /** From now on readiness is false; requests are still answered. */
  stop(): void;
}

/** The shutdown state of one server process. */
export function createShutdownState(): ShutdownState {
  let stopping = false;
  return {
    get stopping() {
      return stopping;
    },
    stop() {
      stopping = true;
    },
  };
}
