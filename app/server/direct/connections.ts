import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type DirectAnswers, keepAliveSeconds } from './answers.ts';

/** Seconds that a new connection may be silent, or a reader may leave an answer where it is. */
const patience = 10;

/** The same at the end, which may take ten seconds in all. */
const farewell = 8;

export interface DirectConnections {
  /** Ends the connections that are on the short way; each is between two requests. */
  close(): void;
}

interface Connection {
  socket: Socket;
  /** Whole seconds that it may go on being silent. */
  left: number;
}

/**
 * Answers on new connections what `answers` knows. With the first request that it does not know, a
 * connection goes to the server's own parser, and stays there.
 */
export function answerDirectly(server: Server, answers: DirectAnswers): DirectConnections {
  const parse = server.listeners('connection');
  server.removeAllListeners('connection');
  const open = new Set<Connection>();
  server.on('connection', accept);
  // One clock for all of them: a timer of each socket's own is set again by each read and write.
  const clock = setInterval(countDown, 1000).unref();
  // Not before: a reader who takes nothing must not hold up the end.
  server.once('close', () => clearInterval(clock));
  return {
    close() {
      for (const connection of open) {
        connection.left = Math.min(connection.left, farewell);
        connection.socket.destroySoon();
      }
    },
  };

  function countDown(): void {
    for (const connection of open) {
      if (connection.left === 0) connection.socket.destroy();
      connection.left--;
    }
  }

  function accept(socket: Socket): void {
    const connection: Connection = { socket, left: patience };
    open.add(connection);
    socket.on('data', read).on('end', end).on('error', destroy).on('close', forget);

    function read(chunk: Buffer): void {
      const answer = answers(chunk.toString('latin1'));
      if (!answer) {
        handOver(chunk);
        return;
      }
      if (socket.write(answer)) {
        connection.left = keepAliveSeconds;
        return;
      }
      // A reader slower than its requests waits for its answers first.
      connection.left = patience;
      socket.pause();
      socket.once('drain', () => {
        connection.left = keepAliveSeconds;
        socket.resume();
      });
    }

    function handOver(chunk: Buffer): void {
      socket.off('data', read).off('end', end).off('error', destroy).off('close', forget);
      forget();
      socket.pause();
      socket.unshift(chunk);
      for (const listener of parse) listener.call(server, socket);
      process.nextTick(() => socket.resume());
    }

    function end(): void {
      socket.end();
    }
    function destroy(): void {
      socket.destroy();
    }
    function forget(): void {
      open.delete(connection);
    }
  }
}
