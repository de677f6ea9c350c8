import type { Failure } from '@upround/shared/contract-core';
import {
  createFolderStore,
  createImages,
  createPdfInspector,
  registerMedia,
} from '@upround/shared/storage';
import { createTestServer } from '@upround/shared/testing-server';
import type { TestMember, TestServer, TestServerOptions } from '@upround/shared/testing-server';
import { viewerId, viewerOf } from '@upround/shared/server-kit';
import type { Uploads } from '@upround/shared/ports';
import type { Upload } from '@upround/uploads/contract';
import type { LightMyRequestResponse } from 'fastify';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { privateFileRoute } from '../upload/private-file-route';
import { uploadsModule } from '../uploads-module';
import { uploadsPort } from '../upload/uploads-port';
import { pdf } from './pdf.fixtures';

/** A part of the form. */
export type Part = [
  name: string,
  value: string | { bytes: Uint8Array; name?: string; type?: string },
];

/** A server with only the uploads module, with real images and files; `sent` lists other people who can read a file. */
export interface UploadsServer extends TestServer {
  port: Uploads;
  /** The keys that records use, each with the recipient of its record. */
  sent: Map<string, string>;
  /** The names of all stored files, pieces of files included. */
  stored(): string[];
  send(as: TestMember | undefined, parts: readonly Part[]): Promise<LightMyRequestResponse>;
  resume(as: TestMember, name?: string): Promise<Upload>;
  fetch(url: string, as?: TestMember): Promise<LightMyRequestResponse>;
}

export const codeOf = (answer: LightMyRequestResponse) => answer.json<Failure>().errors[0]?.code;

export async function startUploadsServer(
  options: Pick<TestServerOptions, 'rateLimits'> = {},
): Promise<UploadsServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-uploads-'));
  const files = createFolderStore(folder);
  const images = createImages(files);
  const pdfs = createPdfInspector();
  const sent = new Map<string, string>();
  const uploadReaders = [
    {
      mayRead: async (_db: unknown, userId: string, key: string) => sent.get(key) === userId,
      uses: async (_trx: unknown, key: string) => sent.has(key),
    },
  ];
  const contributed = () => ({ uploadReaders });
  const server = await createTestServer({
    ...options,
    modules: ({ now }) => [uploadsModule({ files, images, pdfs, contributed, now })],
    extend: (app, { database, server: { tokens, members } }) =>
      registerMedia(
        app,
        files,
        privateFileRoute(
          { files, contributed },
          {
            db: database.db,
            requestViewerId: async (request) => {
              const token = request.headers['access-token'];
              return viewerId(await viewerOf(tokens, members, token as string | undefined));
            },
          },
        ),
      ),
  });
  const headersOf = (as: TestMember | undefined) => (as ? { 'access-token': as.token } : {});
  const send: UploadsServer['send'] = async (as, parts) => {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else {
        const file = new Blob([Buffer.from(value.bytes)], {
          type: value.type ?? 'application/pdf',
        });
        form.append(name, file, value.name ?? 'cv.pdf');
      }
    }
    const encoded = new Response(form);
    return server.app.inject({
      method: 'POST',
      url: '/v1/upload',
      headers: {
        ...headersOf(as),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  return {
    ...server,
    sent,
    send,
    port: uploadsPort(() => server.clock.now()),
    stored: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    async resume(as, name = 'Ravi Teja.pdf') {
      const answer = await send(as, [
        ['purpose', 'RESUME'],
        ['file', { bytes: pdf(), name }],
      ]);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<Upload>();
    },
    fetch: (url, as) => server.app.inject({ method: 'GET', url, headers: headersOf(as) }),
    async close() {
      await server.close();
      images.close();
      pdfs.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
