import { BaseRealtime, FetchRequest, WebSocketTransport, XHRPolling } from 'ably/modular';
import { realtimeWire, type RealtimeEnvelope } from '@upround/shared/contract-core';
import type { Transport, TransportPorts } from './transport';

/** The person's own channel, on which the API alone speaks. */
const channelOf = (profileId: string) => `person:${profileId}`;

/** The connection to Ably, by token requests that the API signs. */
export function ablyTransport({ ablyToken }: TransportPorts): Transport {
  return (profileId, heard) => {
    const client = new BaseRealtime({
      clientId: profileId,
      authCallback: (_parameters, answer) => {
        ablyToken().then(
          (request) => answer(null, request),
          (error: unknown) => answer(error instanceof Error ? error.message : 'No token', null),
        );
      },
      echoMessages: false,
      useBinaryProtocol: false,
      logLevel: 0,
      plugins: { WebSocketTransport, XHRPolling, FetchRequest },
    });
    const channel = client.channels.get(channelOf(profileId));
    void channel.subscribe(({ name, data }) => {
      if (name === realtimeWire.gap) heard.gap();
      if (name === realtimeWire.event) heard.event(data as RealtimeEnvelope);
    });
    channel.on((change) => {
      heard.open(change.current === 'attached');
      // Attached anew without what was said meanwhile: Ably calls it a discontinuity.
      if (change.current === 'attached' && !change.resumed) heard.gap();
    });
    return () => {
      channel.unsubscribe();
      channel.off();
      client.close();
    };
  };
}
