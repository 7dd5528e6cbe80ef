/**
 * A name in braces, with what may follow it: `{product}`, `{figure.clients.words}`, `{list.founders with role}`,
 * `{count.jobs.words | position | positions}`. The braces of a message with choices are none.
 */
export const tokenShape = /\{[A-Za-z][\w.-]*(?: with [\w.]+)?(?: *\|[^{}|]+)*\}/g;
