import type { RealtimeEnvelope } from '@upround/shared/contract-core';

/** Callbacks of a connection. */
export interface Heard {
  event(envelope: RealtimeEnvelope): void;
  /** Something may have been missed. */
  gap(): void;
  /** Whether events arrive at the moment. */
  open(isOpen: boolean): void;
}

/** A token request as Ably's clients take it, signed by the API. */
export interface AblyTokenRequest {
  keyName: string;
  clientId: string;
  capability: string;
  nonce: string;
  timestamp: number;
  ttl: number;
  mac: string;
}

/** What a connection needs of the app. */
export interface TransportPorts {
  /** Origin of the API; empty for the page's own. */
  host: string;
  /** A usable access token, or null once the session is over. */
  token(): Promise<string | null>;
  /** Another token than the one in use, or null once the session is over. */
  renewedToken(): Promise<string | null>;
  /** A token request for Ably. */
  ablyToken(): Promise<AblyTokenRequest>;
}

/**
 * Opens the connection of one profile and keeps it open until it is ended.
 *
 * @param profileId the person's id, sent as the client id
 * @param heard callbacks of the connection
 * @returns the function that ends it
 */
export type Transport = (profileId: string, heard: Heard) => () => void;

/** Which service carries events. */
export type TransportKind = 'socket' | 'ably';
