import * as z from 'zod/mini';

/** The body of every refusal. `path` names the field at fault, as in `poll.options.0`. */
export const failureSchema = z.object({
  status: z.int(),
  requestId: z.string(),
  errors: z.array(
    z.object({
      code: z.string(),
      clientMessage: z.string(),
      path: z.optional(z.string()),
      /** What a client needs beside the sentence, for instance the vote that counts. */
      details: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

export type Failure = z.output<typeof failureSchema>;
