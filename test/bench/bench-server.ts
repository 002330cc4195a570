import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** A file as the server gives it. */
export interface BenchFile {
  readonly type: string;
  readonly body: string | Buffer;
  /** Files with a content hash are kept by the browser. */
  readonly isImmutable?: boolean;
}

/** Answers a path, query included; `undefined` is 404. */
export type AnswerPath = (path: string) => BenchFile | undefined;

export interface BenchServer {
  readonly origin: string;
  /** Bytes of a path's answer as sent, with brotli. */
  readonly sentBytes: (path: string) => number;
  readonly close: () => void;
}

/** Serves over HTTP/2 with brotli at its highest quality, each answer compressed once, on a free local port. */
export async function startBenchServer(answer: AnswerPath): Promise<BenchServer> {
  const compressed = new Map<string, Buffer>();
  const compress = (path: string, { body }: BenchFile) => {
    const known = compressed.get(path) ?? brotliCompressSync(body);
    compressed.set(path, known);
    return known;
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const server = createSecureServer({ key, cert });
  server.on('request', (request, response) => {
    const file = answer(request.url);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(compress(request.url, file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: (path) => {
      const file = answer(path);
      return file === undefined ? 0 : compress(path, file).byteLength;
    },
    close: () => closeServer(server),
  };
}

function closeServer(server: Http2SecureServer): void {
  server.close();
}
