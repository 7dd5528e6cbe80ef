/** In letters: a reason stands in a comment of one line. */
export const longestReason = 200;

/** In letters: what an item of a list is known by. */
export const longestItemName = 60;
