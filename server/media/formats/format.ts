/** A picture format, recognised by its bytes alone. */
export type Format = {
  name: string
  recognise(bytes: Buffer): boolean
  /** Where the picture ends according to its own structure; undefined if it is truncated. */
  findEnd(bytes: Buffer): number | undefined
}
