/**
 * Replaces each data URL of a picture; it ends at the first character that `end` matches. Not done by a single pattern:
 * V8 gives patterns 64 MB of stack, and the data can be longer.
 */
export function replacePictureData(text: string, end: RegExp, write: (data: string) => string): string {
  const pieces: string[] = []
  const next = new RegExp(end, 'g')
  let kept = 0
  for (const { index } of text.matchAll(/data:image\//gi)) {
    if (index < kept) continue
    next.lastIndex = index
    const after = next.exec(text)?.index ?? text.length
    pieces.push(text.slice(kept, index), write(text.slice(index, after)))
    kept = after
  }
  return [...pieces, text.slice(kept)].join('')
}
