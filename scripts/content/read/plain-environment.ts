/**
 * Does synchronous work while `process.env` is a plain copy of itself. yaml asks for
 * `process.env.LOG_TOKENS` at every token (eemeli/yaml, src/parse/parser.ts), and each look at the
 * real one leaves JavaScript: a quarter of the time that 10,000 files take.
 */
export function withPlainEnvironment<T>(work: () => T): T {
  const environment = process.env;
  process.env = { ...environment };
  try {
    return work();
  } finally {
    process.env = environment;
  }
}
