/**
 * How long a state may take to come on a machine that is busy with other things. What comes ends the
 * wait at once: only a scenario that fails waits so long. `STATE_TIMEOUT_MS`: less, where most fail.
 */
export const stateTimeoutMs = Number(process.env.STATE_TIMEOUT_MS ?? 30_000);

/** While the page's clock stands still, waiting makes nothing come but what the page is drawing already. */
export const heldStateTimeoutMs = Math.min(10_000, stateTimeoutMs);

/** A page that is loaded beside others, with all its files. */
export const pageTimeoutMs = 2 * stateTimeoutMs;

/** A step waits for several states. */
export const stepTimeoutMs = 4 * stateTimeoutMs;

/** One state of the site after the other, each by a new visitor. */
export const allStatesTimeoutMs = 20 * stateTimeoutMs;

/** A server or a browser that starts beside others. */
export const startTimeoutMs = 120_000;

/** A whole site that is built, or opened in the studio, beside the scenarios. */
export const buildTimeoutMs = 400_000;
