/** A value of a feed: a text, several values, or named ones. An XML element’s own text, beside attributes, is named `#`. */
export type FeedValue = string | FeedValue[] | FeedRecord
export type FeedRecord = { [name: string]: FeedValue }

/** The path of a value in a feed: the names from the root to it. */
export type FeedPath = string[]

/** The values found at a path. */
export type Place = {
  path: FeedPath
  /** How often it was found. */
  count: number
  /** Whether one record may hold several of these values. */
  isList: boolean
  /** Whether the value is a record, not a text alone. */
  isRecord: boolean
}

export type Feed = {
  places: Place[]
  /** The mark of a list in the name of a column. */
  listMark: '' | '[]'
  /** The records at a path, in order. */
  read(path: FeedPath): Iterable<FeedValue>
}

export const isRecord = (value: FeedValue | undefined): value is FeedRecord =>
  typeof value === 'object' && !Array.isArray(value)

export const listOf = (value: FeedValue | undefined): FeedValue[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
