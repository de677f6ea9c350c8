import { randomUUID } from 'node:crypto';
import { realtimeWire, type RealtimeEnvelope } from '@upround/shared/contract-core';
import type { RealtimeEvent } from '@upround/shared/ports';

/** What is told to some people's pages: an event, or that they must read on by themselves. */
export type Telling =
  | { word: typeof realtimeWire.event; envelope: RealtimeEnvelope }
  | { word: typeof realtimeWire.gap };

export const GAP: Telling = { word: realtimeWire.gap };

/** A larger event is not sent: pages are told that there is something, and read it by a call. */
const LARGEST_EVENT = 32 * 1024;

/**
 * Makes of an event what travels.
 *
 * @returns the event in its envelope, or a gap where it is too large
 */
export function tellingOf({ name, data }: RealtimeEvent): Telling {
  const envelope = { id: randomUUID(), name, data };
  if (bytesOf(envelope) > LARGEST_EVENT) return GAP;
  return { word: realtimeWire.event, envelope };
}

/** How many bytes an envelope takes as JSON. */
export function bytesOf(envelope: RealtimeEnvelope): number {
  return Buffer.byteLength(JSON.stringify(envelope));
}
