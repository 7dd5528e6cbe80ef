import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type DirectAnswers, keepAliveSeconds } from './answers.ts';

/** Milliseconds that a new connection may be silent, or a reader may leave an answer where it is. */
const patience = 10_000;

export interface DirectConnections {
  /** Ends the connections that are on the short way; each is between two requests. */
  close(): void;
}

/**
 * Answers on new connections what `answers` knows. With the first request that it does not know, a
 * connection goes to the server's own parser, and stays there.
 */
export function answerDirectly(server: Server, answers: DirectAnswers): DirectConnections {
  const parse = server.listeners('connection');
  server.removeAllListeners('connection');
  const open = new Set<Socket>();
  server.on('connection', accept);
  return {
    close() {
      for (const socket of open) socket.destroySoon();
    },
  };

  function accept(socket: Socket): void {
    open.add(socket);
    socket.setTimeout(patience);
    socket.on('data', read).on('end', end).on('timeout', destroy).on('error', destroy);
    socket.on('close', forget);

    function read(chunk: Buffer): void {
      const answer = answers(chunk.toString('latin1'));
      if (!answer) {
        handOver(chunk);
        return;
      }
      if (socket.write(answer)) {
        allowSilence(keepAliveSeconds * 1000);
        return;
      }
      // A reader slower than its requests waits for its answers first.
      allowSilence(patience);
      socket.pause();
      socket.once('drain', () => {
        allowSilence(keepAliveSeconds * 1000);
        socket.resume();
      });
    }

    function allowSilence(milliseconds: number): void {
      if (socket.timeout !== milliseconds) socket.setTimeout(milliseconds);
    }

    function handOver(chunk: Buffer): void {
      socket.off('data', read).off('end', end).off('timeout', destroy).off('error', destroy);
      socket.off('close', forget);
      forget();
      socket.setTimeout(0);
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
      open.delete(socket);
    }
  }
}
