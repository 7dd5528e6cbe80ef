// The package declares another name than it exports.
declare module '@orama/stopwords/*' {
  export const stopwords: string[];
}
