import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type DirectAnswers, keepAliveSeconds } from './answers.ts';

/** Seconds that a new connection may be silent. */
const patience = 10;

/** Seconds for the answers that are being read at the end, which may take ten in all. */
const farewell = 8;

export interface DirectConnections {
  /** Ends the connections that are on the short way, each when its reader has taken the last answer. */
  close(): void;
}

interface Connection {
  socket: Socket;
  /** Whole seconds that it may go on being silent; no end of them while an answer is being read. */
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
      socket.write(answer);
      if (socket.writableLength === 0) connection.left = keepAliveSeconds;
      else awaitReader();
    }

    /**
     * A reader slower than its requests takes its answers first. The clock would see whole answers
     * only; the socket's timer sees parts of them, and has the time of the server's own connections.
     */
    function awaitReader(): void {
      connection.left = Number.POSITIVE_INFINITY;
      socket.pause().setTimeout(server.timeout, destroy);
      // Behind the answer: `drain` does not tell of small ones.
      socket.write('', () => {
        connection.left = keepAliveSeconds;
        socket.setTimeout(0, destroy).resume();
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
