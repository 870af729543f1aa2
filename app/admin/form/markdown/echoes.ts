/** A form shows what was written here a moment later; by then more may have been written, which it must not undo. */
export function rememberEchoes() {
  let expected: string[] = []
  return {
    expect: (text: string) => expected.push(text),
    hear: (text: string): boolean => {
      const place = expected.indexOf(text)
      expected = place < 0 ? [] : expected.slice(place + 1)
      return place >= 0
    },
  }
}
