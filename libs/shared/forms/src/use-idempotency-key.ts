import { useRef } from 'react';

/**
 * Keys for `Idempotency-Key`, by which the API does a repeated write once.
 *
 * @returns the key for a body: the same one as long as the body stays the same
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const latest = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (latest.current.body !== text) latest.current = { body: text, key: crypto.randomUUID() };
    return latest.current.key;
  };
}
