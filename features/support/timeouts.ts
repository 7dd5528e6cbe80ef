/**
 * How long a state may take to come on a machine that is busy with other things. What comes ends the
 * wait at once: only a scenario that fails waits so long. `features:mutate`, in which most of them
 * fail, sets a shorter time.
 */
export const stateTimeoutMs = Number(process.env.STATE_TIMEOUT_MS ?? 60_000);

/** A step waits for several states. */
export const stepTimeoutMs = 4 * stateTimeoutMs;

/** A server or a browser that starts beside others. */
export const startTimeoutMs = 300_000;

/** A whole site that is built, or opened in the studio, beside the scenarios. */
export const buildTimeoutMs = 600_000;
