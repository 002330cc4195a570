import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The demo is for the person at this machine. */
const HOST = '127.0.0.1';

/** So many ports in a row may be in use before the start is given up. */
const PORT_ATTEMPT_COUNT = 20;

/**
 * Starts the server on the first free port from `port` on, and says so for each port that is in use.
 *
 * @param port - 0 takes any free port.
 * @param say - Prints a sentence.
 * @returns the server's origin, such as `http://127.0.0.1:4400`.
 * @throws {Error} if the port may not be used, or twenty in a row are in use.
 */
export async function listen(server: Server, port: number, say: (sentence: string) => void): Promise<string> {
  for (let candidate = port; candidate < port + PORT_ATTEMPT_COUNT; candidate += 1) {
    try {
      return await listenOn(server, candidate);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      say(`Port ${candidate} is in use; trying ${candidate + 1}.`);
    }
  }
  throw new Error(`Ports ${port} to ${port + PORT_ATTEMPT_COUNT - 1} are in use. Choose another with --port.`);
}

function listenOn(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const handleError = (error: Error) => reject(error);
    server.once('error', handleError);
    server.listen(port, HOST, () => {
      server.off('error', handleError);
      resolve(`http://${HOST}:${(server.address() as AddressInfo).port}`);
    });
  });
}
