import { BaseRealtime, FetchRequest, WebSocketTransport, XHRPolling } from 'ably/modular';
import { realtimeWire, type RealtimeEnvelope } from '@upround/shared/contract-core';
import type { AblyService } from './ably-service';
import type { Transport, TransportPorts } from './transport';

/** The person's own channel, on which the API alone speaks. */
const channelOf = (profileId: string) => `person:${profileId}`;

/** The connection to Ably, by token requests that the API signs. */
export function ablyTransport({ ablyToken }: TransportPorts, service?: AblyService): Transport {
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
      ...service,
      plugins: { WebSocketTransport, XHRPolling, FetchRequest },
    });
    const channel = client.channels.get(channelOf(profileId));
    const say = () =>
      heard.open(client.connection.state === 'connected' && channel.state === 'attached');
    channel
      .subscribe(({ name, data }) => {
        if (name === realtimeWire.gap) heard.gap();
        if (name === realtimeWire.event) heard.event(data as RealtimeEnvelope);
        // Rejected where the connection ends first; the channel reports that by its state.
      })
      .catch(() => undefined);
    // A line that broke leaves the channel attached until it is known to be lost.
    client.connection.on(say);
    channel.on((change) => {
      say();
      // Attached again, but messages were lost meanwhile: Ably calls it a discontinuity.
      if (change.current === 'attached' && !change.resumed) heard.gap();
    });
    return () => {
      channel.unsubscribe();
      channel.off();
      client.connection.off();
      client.close();
    };
  };
}
