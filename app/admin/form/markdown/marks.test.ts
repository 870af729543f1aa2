import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMark, type Mark } from './marks.ts'

/** Square brackets enclose the selection. */
function read(drawn: string) {
  const from = drawn.indexOf('⟦')
  return { text: drawn.replace(/[⟦⟧]/g, ''), from, to: drawn.indexOf('⟧') - 1 }
}
const draw = ({ text, from, to }: { text: string; from: number; to: number }) =>
  `${text.slice(0, from)}⟦${text.slice(from, to)}⟧${text.slice(to)}`

test.each<[Mark, string, string]>([
  ['bold', 'An ⟦oak⟧ table', 'An **⟦oak⟧** table'],
  ['bold', 'An **⟦oak⟧** table', 'An ⟦oak⟧ table'],
  ['bold', 'An⟦ oak ⟧table', 'An **⟦oak⟧** table'],
  ['italic', '⟦⟧', '_⟦⟧_'],
  ['heading', 'One\nTw⟦⟧o', 'One\n## Tw⟦⟧o'],
  ['heading', '## Tw⟦⟧o', 'Tw⟦⟧o'],
  ['list', '⟦oak\nash⟧\nelm', '- ⟦oak\n- ash⟧\nelm'],
  ['numbers', '⟦oak\nash⟧', '1. ⟦oak\n2. ash⟧'],
  ['numbers', '- ⟦oak\n- ash⟧', '1. ⟦oak\n2. ash⟧'],
  ['quote', '⟦oak⟧', '> ⟦oak⟧'],
])('%s turns %s into %s', (mark, before, after) => {
  expect(draw(applyMark(read(before), mark))).toBe(after)
})

test('a mark keeps every letter of the text, whatever the selection', () => {
  const words = fc.array(fc.constantFrom('oak', ' ', '\n', '- ', '> ', '## ', '1. ', '**', 'é'), { maxLength: 12 })
  const marks = fc.constantFrom<Mark>('bold', 'italic', 'heading', 'list', 'numbers', 'quote')
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), marks, (pieces, one, other, mark) => {
      const text = pieces.join('')
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
      const after = applyMark({ text, from, to }, mark)
      const lettersOf = (written: string) => written.replace(/[^oaké]/g, '')
      expect(lettersOf(after.text)).toEqual(lettersOf(text))
      expect(after.from).toBeGreaterThanOrEqual(0)
      expect(after.to).toBeGreaterThanOrEqual(after.from)
      expect(after.to).toBeLessThanOrEqual(after.text.length)
    }),
  )
})
