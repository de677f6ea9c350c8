import { coreErrors } from '@upround/shared/contract-core';
import { addressKey, AppError, Turns, type AttemptLimit } from '@upround/shared/server-kit';
import type { FastifyInstance } from 'fastify';
import { RecentPictures } from './recent-pictures';
import { readValuationLink, type SharedValuation } from './shared-valuation';
import { PICTURE_PATH } from './valuation-picture';

/** What the route of pictures needs from the server. */
export interface PictureRouteParts {
  /** Name of the installation. */
  brand: string;
  /** Counts what an address has rendered; throws beyond the limit. */
  limits: { countAttempt(limit: AttemptLimit, key: string): Promise<void> };
  /** Makes the picture; another one in tests. */
  render?: (valuation: SharedValuation) => Promise<Buffer>;
}

/** Requests of one address for what isn't held, besides the limit of all calls. */
const RENDERINGS: AttemptLimit = { name: 'valuation-picture', points: 60, seconds: 60 };
/** Pictures that are held: about 8 MB. */
const HELD = 200;
/** Pictures that are made at the same time: drawing one takes the processor from all calls for some 50 ms. */
const AT_ONCE = 1;
/** Requests that wait for their turn; more are refused. */
const WAITING_MAX = 8;
/** An address has one picture, until a release draws it differently. */
const CACHE = 'public, max-age=86400, immutable';

function readCode(coded: unknown): SharedValuation {
  if (typeof coded !== 'string') throw new AppError(coreErrors.INVALID_FIELD, { path: 's' });
  const { problem, valuation } = readValuationLink(coded);
  if (problem !== null) throw new AppError(coreErrors.INVALID_FIELD, { path: 's' });
  if (valuation === null) throw new AppError(coreErrors.NOT_FOUND);
  return valuation;
}

/**
 * Serves `GET /v1/valuation-picture.png?s={state}`, what previews of a shared valuation show. A state that is too long,
 * changed or of a newer version is refused, and one without a result is not found.
 */
export function registerValuationPicture(app: FastifyInstance, parts: PictureRouteParts): void {
  const { brand, limits } = parts;
  const recent = new RecentPictures(HELD);
  const turns = new Turns(AT_ONCE, WAITING_MAX);
  const render =
    parts.render ??
    (async (valuation: SharedValuation) => {
      const { renderValuation } = await import('./render-valuation');
      return renderValuation(valuation, brand);
    });

  async function make(coded: unknown, ip: string): Promise<Buffer> {
    await limits.countAttempt(RENDERINGS, addressKey(ip));
    const valuation = readCode(coded);
    const key = String(coded);
    // Another request may have begun it meanwhile.
    return (
      recent.get(key) ??
      recent.add(
        key,
        turns.take(() => render(valuation)),
      )
    );
  }

  app.get<{ Querystring: { s?: unknown } }>(
    PICTURE_PATH,
    { config: { access: 'open' } },
    async ({ query: { s: coded }, ip }, reply) => {
      const picture = recent.get(String(coded)) ?? (await make(coded, ip));
      return reply
        .header('cache-control', CACHE)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(await picture);
    },
  );
}
