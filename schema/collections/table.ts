import type * as z from 'zod';
import {
  agent,
  caseStudy,
  founder,
  industry,
  job,
  partner,
  pressArticle,
  quote,
  testimonial,
} from './shapes.ts';
import { walkthroughCase } from './walkthrough-case.ts';

/** A collection: the shape of its entries, where they are shown, and their own pages if they have any. */
export type Collection = {
  schema: z.ZodObject;
  /** The key of an entry's name, for lists such as `{list.agents}`. */
  namedBy: string;
  /** The kind of section that lists all of its entries. */
  listedBy?: string;
  /** Each entry has a page, made by the template of the collection. */
  page?: {
    /** The kind of section that shows one entry. */
    shownBy: string;
    /** The address of an entry’s page is below this one. */
    under: `/${string}`;
    /** The end of the address: the entry’s title in each language, or the name of its file. */
    slug: 'title' | 'id';
  };
};

/** Every collection of content/collections, by the name of its folder. */
export const collections = {
  agents: { schema: agent, namedBy: 'title', listedBy: 'catalogue' },
  industries: {
    schema: industry,
    namedBy: 'title',
    listedBy: 'industries',
    page: { shownBy: 'industry-detail', under: '/industries', slug: 'title' },
  },
  jobs: { schema: job, namedBy: 'title', listedBy: 'jobs' },
  founders: { schema: founder, namedBy: 'name', listedBy: 'founders' },
  partners: { schema: partner, namedBy: 'name', listedBy: 'logos' },
  quotes: { schema: quote, namedBy: 'author', listedBy: 'carousel' },
  testimonials: { schema: testimonial, namedBy: 'company', listedBy: 'testimonials' },
  'case-studies': {
    schema: caseStudy,
    namedBy: 'title',
    listedBy: 'case-studies',
    page: { shownBy: 'case-study-detail', under: '/case-study', slug: 'id' },
  },
  press: { schema: pressArticle, namedBy: 'title', listedBy: 'press' },
  cases: { schema: walkthroughCase, namedBy: 'title' },
} as const satisfies Record<string, Collection>;

type Collections = typeof collections;
export type CollectionName = keyof Collections;
/** A collection whose entries have pages. */
export type PagedCollection = {
  [Name in CollectionName]: Collections[Name] extends { page: object } ? Name : never;
}[CollectionName];

/** A collection that a kind of section lists. */
export type ListedCollection = {
  [Name in CollectionName]: Collections[Name] extends { listedBy: string } ? Name : never;
}[CollectionName];

/** Which collection a kind of section lists. */
export type ListedBy = { [Name in ListedCollection as Collections[Name]['listedBy']]: Name };
/** Of which collection a kind of section shows one entry. */
export type ShownBy = { [Name in PagedCollection as Collections[Name]['page']['shownBy']]: Name };

// The keys of an object literal are those of its type.
export const collectionNames = Object.keys(collections) as readonly CollectionName[];

export const listedCollections = collectionNames.filter(isListed);
export const pagedCollections = collectionNames.filter(isPaged);

function isListed(name: CollectionName): name is ListedCollection {
  return 'listedBy' in collections[name];
}

function isPaged(name: CollectionName): name is PagedCollection {
  return 'page' in collections[name];
}
