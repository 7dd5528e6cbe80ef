declare module '*.yaml' {
  export const words: Readonly<Record<string, string>>;
}
