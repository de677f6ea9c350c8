import * as z from 'zod/mini';

/** The body of every refusal. `path` names the field at fault, as in `poll.options.0`. */
export const failureSchema = z.object({
  status: z.int(),
  requestId: z.string(),
  errors: z.array(
    z.object({ code: z.string(), clientMessage: z.string(), path: z.optional(z.string()) }),
  ),
});

export type Failure = z.output<typeof failureSchema>;
