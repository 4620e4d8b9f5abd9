import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { headersOf, type Routes } from './routes.ts';
import { selfSigned } from './self-signed.ts';

export interface HttpsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** What a site's own server says to a request that no page stands at. */
export interface Answer {
  /** 200 where nothing is said. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Undefined where there is nothing: that is a 404. */
export type Backend = (address: URL) => Answer | undefined;

export interface Served {
  routes?: Routes;
  backend?: Backend;
}

/** Serves on loopback what is served at the time; the host a browser asks for is the one of its address. */
export async function serveHttps(hosts: readonly string[], served: Readonly<Served>): Promise<HttpsServer> {
  const server = createServer(selfSigned(hosts), (request, response) => {
    const address = `https://${request.headers.host}${request.url}`;
    const page = served.routes?.pageAt(address);
    if (page !== undefined) response.writeHead(200, headersOf(page)).end(page.html);
    else respond(response, served.backend?.(new URL(address)) ?? { status: 404 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function respond(response: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
