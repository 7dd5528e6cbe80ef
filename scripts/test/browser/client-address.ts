/** For `X-Forwarded-For`: the server limits each client address, so each session has its own. */
export function randomClientAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}
