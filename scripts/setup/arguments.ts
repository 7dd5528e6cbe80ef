import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command was asked. Of what makes no sense it tells how to ask, and ends with 2. */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Of the option that makes no sense, in Node's words.
    console.error(`${error instanceof Error ? error.message : error}\nusage: npm run ${usage}`);
    return process.exit(2);
  }
}
