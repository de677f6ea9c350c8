import { randomUUID } from 'node:crypto';
import { realtimeWire, type RealtimeEnvelope } from '@upround/shared/contract-core';
import type { RealtimeEvent } from '@upround/shared/ports';

/** A message to pages: an event, or a gap, after which pages refetch. */
export type PageMessage =
  | { word: typeof realtimeWire.event; envelope: RealtimeEnvelope }
  | { word: typeof realtimeWire.gap };

export const GAP: PageMessage = { word: realtimeWire.gap };

/** A larger event is sent as a gap, and pages refetch. */
const LARGEST_EVENT = 32 * 1024;

/**
 * Wraps an event in an envelope.
 *
 * @returns the event's message, or a gap where it is too large
 */
export function messageOf({ name, data }: RealtimeEvent): PageMessage {
  const envelope = { id: randomUUID(), name, data };
  if (bytesOf(envelope) > LARGEST_EVENT) return GAP;
  return { word: realtimeWire.event, envelope };
}

/** Size of an envelope as JSON, in bytes. */
export function bytesOf(envelope: RealtimeEnvelope): number {
  return Buffer.byteLength(JSON.stringify(envelope));
}
