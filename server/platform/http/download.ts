const saveAs = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; ${name}`,
})

/** Headers that make a browser save the answer as a file. */
export const nameFile = (name: string, type: string) => saveAs(type, `filename="${name}"`)

/** Like `nameFile`, for a name with any characters. */
export const nameAnyFile = (name: string, type: string) =>
  saveAs(
    type,
    `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  )

/** Pulls the next piece when the last one has been read, and stops when the reader has gone. */
export function streamText(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await texts.return(undefined)
    },
  })
}
