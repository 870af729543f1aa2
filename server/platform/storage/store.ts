/** The first and the last byte of a range, both inclusive. */
export type Range = { start: number; end: number }

export type Stored = { key: string; writtenAt: Date }

/** Stores bytes under a key. A key is always read whole, even while it is being written. */
export type Storage = {
  write(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Stores the content of a file, which may be too long for memory. */
  writeFile(key: string, path: string, type: string): Promise<void>
  read(key: string): Promise<Buffer | undefined>
  stream(key: string, range?: Range): Promise<ReadableStream<Uint8Array> | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Lists the files in a folder and in those inside it. */
  list(folder: string): Promise<Stored[]>
}
