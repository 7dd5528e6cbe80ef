import fc from 'fast-check';

/**
 * The same examples at each run: a change is refused for what it does, and not for what chance found in something
 * else. `FC_SEED=7 npm run unit` looks at others, as CI does every week, and then at more of them (endurance.ts).
 */
const seed = Number(process.env.FC_SEED || 20_261_120);
if (!Number.isInteger(seed)) throw new Error(`FC_SEED is no whole number: ${process.env.FC_SEED}`);
fc.configureGlobal({ seed });

export { fc };
