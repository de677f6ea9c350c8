import type { Geocoder, Place } from '@upround/shared/ports';
import * as z from 'zod/mini';

const TIMEOUT_MS = 3_000;
const LARGEST_BYTES = 64 * 1024;
const NAME_MAX = 120;
/** After so many failures in a row the service is left alone for a while. */
const FAILURES = 3;
const REST_MS = 60_000;

const nameSchema = z.optional(z.string());
const answerSchema = z.object({
  address: z.object({
    county: nameSchema,
    state_district: nameSchema,
    city: nameSchema,
    town: nameSchema,
    state: nameSchema,
    region: nameSchema,
    country: nameSchema,
  }),
});

/** What the geocoder needs of its surroundings. */
export interface NominatimOptions {
  /** Address of a Nominatim-compatible service. */
  url: string;
  /** Answers while the service does not. */
  fallback: Geocoder;
  /** Called with errors, which don't contain the point. */
  onError(error: unknown): void;
  now?: () => number;
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > LARGEST_BYTES) throw new Error('The geocoder answers more than a place needs.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function placeOf(answer: unknown): Place | null {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return null;
  const {
    county,
    state_district: district,
    city,
    town,
    state,
    region,
    country,
  } = parsed.data.address;
  const names = {
    county: (county ?? district ?? city ?? town ?? '').trim().slice(0, NAME_MAX),
    state: (state ?? region ?? country ?? '').trim().slice(0, NAME_MAX),
  };
  return names.county === '' || names.state === '' ? null : names;
}

/**
 * Asks a Nominatim-compatible service, and the fallback while that service rejects requests, hangs or returns nonsense.
 * A look-up takes three seconds at most.
 */
export function createNominatim(options: NominatimOptions): Geocoder {
  const { url, fallback, onError, now = () => Date.now() } = options;
  let failures = 0;
  let restsUntil = 0;

  async function ask({ lat, lon }: { lat: number; lon: number }): Promise<Place | null> {
    const address = new URL('reverse', url.endsWith('/') ? url : `${url}/`);
    address.search = new URLSearchParams({
      format: 'jsonv2',
      zoom: '10',
      addressdetails: '1',
      'accept-language': 'en',
      lat: String(lat),
      lon: String(lon),
    }).toString();
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      headers: { accept: 'application/json', 'user-agent': 'upround' },
    });
    if (!response.ok) throw new Error(`The geocoder answers ${response.status}.`);
    const place = placeOf(JSON.parse(await textOf(response)));
    return place ?? fallback.locate({ lat, lon });
  }

  return {
    async locate(point) {
      if (now() < restsUntil) return fallback.locate(point);
      try {
        const place = await ask(point);
        failures = 0;
        return place;
      } catch (error) {
        onError(error);
        failures += 1;
        if (failures >= FAILURES) {
          failures = 0;
          restsUntil = now() + REST_MS;
        }
        return fallback.locate(point);
      }
    },
  };
}
