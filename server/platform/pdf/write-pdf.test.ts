import { expect, test } from 'vitest'
import { type PdfLine, writePdf } from './write-pdf.ts'

test('other requests run while a long file is drawn', async () => {
  let turns = 0
  const count = () => {
    turns++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const drawn: number[] = []
  const line = (text: string): PdfLine => ({ cells: [{ x: 50, text }] })
  /** A line that notes when it is drawn. */
  const noted = (): PdfLine => ({
    get cells() {
      drawn.push(turns)
      return line('£799').cells
    },
  })
  const lines = [noted(), ...Array.from({ length: 2000 }, (_, place) => line(`£${place}`)), noted()]
  const pdf = await writePdf({ title: 'Prices', head: line('Price'), lines })
  clearImmediate(counting)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const [first = 0, last = 0] = drawn
  expect(last).toBeGreaterThan(first)
})
