/** The address of the built `client.ts` (scripts/vite/consent-client.ts). */
declare module 'virtual:consent-client' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the module is generated so.
  export default address;
}
