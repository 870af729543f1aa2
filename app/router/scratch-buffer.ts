const bytesPerUnit = 3

type Use = (bytes: Buffer) => Buffer<ArrayBuffer>

/**
 * Writes texts as UTF-8 into one reused buffer: measuring a page first, then allocating for it, takes twice as long.
 * The next text overwrites the bytes, so they are passed to a function that copies them; it cannot be asynchronous.
 */
export function createScratchBuffer(): (text: string, use: Use) => Buffer<ArrayBuffer> {
  let buffer = Buffer.alloc(0)
  let isLent = false
  return (text, use) => {
    if (isLent) throw new Error('The bytes of another text are still in use.')
    const most = text.length * bytesPerUnit
    if (buffer.length < most) buffer = Buffer.allocUnsafeSlow(most * 2)
    isLent = true
    try {
      return use(buffer.subarray(0, buffer.write(text)))
    } finally {
      isLent = false
    }
  }
}
