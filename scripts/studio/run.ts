import { randomBytes } from 'node:crypto';
import path from 'node:path';

// React and the router choose their development build by this variable, when they are loaded.
process.env.NODE_ENV ??= 'development';
const [{ startStudio }, { lockCheckout }] = await Promise.all([
  import('./server/start.ts'),
  import('./server/lock-checkout.ts'),
]);

const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.env.STUDIO_PORT ?? 3100);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`STUDIO_PORT is ${process.env.STUDIO_PORT}: a port between 0 and 65535 is needed`);
  process.exit(1);
}
// Two studios would overwrite each other's saves. The lock goes with the process, however that ends.
const release = await lockCheckout(root);
if (!release) {
  console.error('Another studio is open in this folder: use its address, or end it first.');
  process.exit(1);
}
const token = randomBytes(24).toString('base64url');
const { url, close } = await startStudio(root, { port, token }).catch((error: Error) => {
  if (!('code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`STUDIO_PORT: ${port} is already in use`);
  process.exit(1);
});
console.log(`Studio: ${url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void close().then(() => {
      release();
      process.exit(0);
    });
  });
}
