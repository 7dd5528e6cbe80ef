/** A node of a schema.org graph. */
export type Thing = { '@type': string; [property: string]: unknown };
