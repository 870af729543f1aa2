/** A kind of picture, known by its bytes alone. */
export type Format = {
  name: string
  recognise(bytes: Buffer): boolean
  /** Where the picture ends, by its own account; undefined when its end is missing. */
  findEnd(bytes: Buffer): number | undefined
}
