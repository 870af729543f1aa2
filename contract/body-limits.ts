/** The largest body of a call in bytes, and the longest time in which it has to arrive. */
export type BodyLimit = { maxBytes: number; seconds: number }

const kilobyte = 1024
export const megabyte = 1024 * kilobyte

/** A shopper's longest request is an enquiry, which is well below this. */
const defaultLimit: BodyLimit = { maxBytes: 64 * kilobyte, seconds: 15 }
/** Enough for a hundred pieces with the longest notes. */
export const piecesLimit: BodyLimit = { maxBytes: 256 * kilobyte, seconds: 15 }
/** Staff's longest request is a product with all its variants. */
const staffLimit: BodyLimit = { maxBytes: 4 * megabyte, seconds: 60 }
export const signInLimit: BodyLimit = { maxBytes: 8 * kilobyte, seconds: 15 }

export const maxPictureBytes = 25 * megabyte
export const maxFileBytes = 50 * megabyte
/** Longer than the CSV export of a shop with ten thousand products. */
export const maxSheetBytes = 40 * megabyte
export const maxPictureZipBytes = 200 * megabyte

/** The limit of a call, or the default for its kind. */
export const limitOf = (call: { limit?: BodyLimit; roles?: unknown }): BodyLimit =>
  call.limit ?? (call.roles ? staffLimit : defaultLimit)

/** For uploads, which take minutes on a slow line. */
export const uploadLimit = (maxBytes: number): BodyLimit => ({ maxBytes, seconds: 280 })
