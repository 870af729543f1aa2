/** The first and the last byte that are wanted, both counted. */
export type Range = { start: number; end: number }

/** Where bytes are kept under a key. A key is read whole or not at all, also while it is being written. */
export type Storage = {
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The same with what lies in a file, which may be too long to be held in memory. */
  writeFile(key: string, path: string, type: string): Promise<void>
  read(key: string): Promise<Buffer | undefined>
  stream(key: string, range?: Range): Promise<ReadableStream<Uint8Array> | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}
