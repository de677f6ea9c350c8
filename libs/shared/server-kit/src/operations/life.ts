/** Whether the server takes work. */
export interface Life {
  readonly stopping: boolean;
  /** From now on readiness is false; requests are still answered. */
  stop(): void;
}

/** The life of one server process. */
export function createLife(): Life {
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
