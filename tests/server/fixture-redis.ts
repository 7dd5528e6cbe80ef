import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { listening } from '../../scripts/test/local-server.ts';

export interface RedisServer {
  child: ChildProcess;
  stop(): Promise<void>;
}

/** A real redis-server on this machine that keeps nothing on disk. */
export async function startRedis(program: string, port: number): Promise<RedisServer> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'];
  const child = spawn(program, settings, { stdio: 'ignore' });
  await listening(port);
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
