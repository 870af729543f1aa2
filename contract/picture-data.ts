/**
 * A text with other words for each picture that is written out in it, up to one of the letters that end it. Not by one
 * pattern: the data can be longer than a pattern can match, for V8 gives patterns 64 MB of stack.
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
