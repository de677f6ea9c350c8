/** An answer of the service that says no, with its own code besides the status. */
export class AblyRefusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'AblyRefusal';
  }

  /** Its form in responses and protocol messages. */
  get info() {
    const { statusCode, code, message } = this;
    return { statusCode, code, message };
  }
}
