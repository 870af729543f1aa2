/** Chromium never requests a module again that it could not fetch: an unknown part is not requested without a connection. */
export function whenOnline<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let part: Part | undefined
  return async () => {
    if (!part && !navigator.onLine) throw new Error('No connection')
    part = await fetchPart()
    return part
  }
}
