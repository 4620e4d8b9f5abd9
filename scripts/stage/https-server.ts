import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { headersOf, type Routes } from './routes.ts';
import { selfSigned } from './self-signed.ts';

export interface HttpsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves the pages of the routes on loopback; the host a browser asks for is the one of its address. */
export async function serveHttps(hosts: readonly string[], routes: () => Routes | undefined): Promise<HttpsServer> {
  const server = createServer(selfSigned(hosts), (request, response) => {
    const page = routes()?.pageAt(`https://${request.headers.host}${request.url}`);
    response.writeHead(page ? 200 : 404, page && headersOf(page));
    response.end(page?.html);
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
