/** A search engine in the comparison: the ids of the first ten products for a query. */
export type Contender = { name: string; search(query: string): Promise<string[]> | string[] }

export const amount = 10
