import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgePairs, naiveContrast, textPairs } from '../../tests/oracles/naive-contrast.ts'
import { readHex, writeHex } from './oklch.ts'
import { derivePalette, explainPalette } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const wish = fc.record({ accent: colour, paper: colour })

test('for any two colours, every text and edge of the shop has enough contrast', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(wish, (chosen) => {
      const colours = { ...derivePalette(chosen), white: '#ffffff' }
      for (const [front, behind] of textPairs) {
        expect(naiveContrast(colours[front], colours[behind]), `${front} on ${behind}`).toBeGreaterThanOrEqual(4.5)
      }
      for (const [front, behind] of edgePairs) {
        expect(naiveContrast(colours[front], colours[behind]), `${front} on ${behind}`).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 3000 },
  )
})

test('a chosen colour with enough contrast is used exactly, and any other is explained', () => {
  fc.assert(
    fc.property(wish, (chosen) => {
      const palette = derivePalette(chosen)
      const notes = explainPalette(chosen, palette)
      expect(notes.accent === undefined).toBe(palette.green === chosen.accent)
      expect(notes.paper === undefined).toBe(palette.paper === chosen.paper)
      // A colour that was readable already must not be darkened.
      const readable = ['paper', 'sand'] as const
      if (readable.every((behind) => naiveContrast(chosen.accent, palette[behind]) >= 4.5)) {
        expect(palette.green).toBe(chosen.accent)
      }
    }),
    { numRuns: 500 },
  )
  const pale = { accent: '#ffd000', paper: '#333333' }
  expect(explainPalette(pale, derivePalette(pale))).toEqual({
    accent: 'Darker than you chose, so that light text can be read on it.',
    paper: 'Lighter than you chose, so that text can be read on it.',
  })
})

test('a colour of a screen is the same after OKLCH and back', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      expect(writeHex(readHex(hex))).toBe(hex)
    }),
  )
})

test('a colour moved darker keeps its hue', () => {
  const { green } = derivePalette({ accent: '#e0b020', paper: '#ffffff' })
  expect(Math.abs(readHex(green).h - readHex('#e0b020').h)).toBeLessThan(3)
})
