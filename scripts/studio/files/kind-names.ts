import { collectionNames } from '#schema/collections/table.ts';

/** What can be made: a page, or an entry of a collection. */
export const kindNames: string[] = ['page', ...collectionNames];
