const bytesPerUnit = 3

/** Writes texts as UTF-8 on one and the same paper: to measure a page first, then find room for it, takes twice as long. */
export function createPaper(): (text: string) => Buffer {
  let paper = Buffer.alloc(0)
  return (text) => {
    const most = text.length * bytesPerUnit
    if (paper.length < most) paper = Buffer.allocUnsafeSlow(most * 2)
    return paper.subarray(0, paper.write(text))
  }
}
