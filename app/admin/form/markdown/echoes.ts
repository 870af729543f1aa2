/** Recognises texts of this editor that the form hands back: more may have been typed since, and must not be undone. */
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
