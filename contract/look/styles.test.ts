import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corners, densities, footers, headers, type LookStyle, ownStyle, typePairings } from './look.ts'
import { readLookName, writeLookName } from './look-name.ts'
import { writeStyles } from './styles.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const look: fc.Arbitrary<LookStyle> = fc.record({
  accent: colour,
  paper: colour,
  type: fc.constantFrom(...typePairings),
  corner: fc.constantFrom(...corners),
  density: fc.constantFrom(...densities),
  header: fc.constantFrom(...headers),
  footer: fc.constantFrom(...footers),
})

test('a look is read back from its address, and nothing else is a look', () => {
  fc.assert(
    fc.property(look, (chosen) => {
      expect(readLookName(writeLookName(chosen))).toEqual(chosen)
    }),
  )
  for (const name of [
    '',
    'a-b',
    '21402f-faf7f1-petrona-square-normal-left',
    '21402F-faf7f1-petrona-square-normal-left-columns',
  ]) {
    expect(readLookName(name), name).toBeUndefined()
  }
})

test('the shop’s own look has no styles, and any other has few', () => {
  expect(writeStyles(ownStyle)).toBe('')
  fc.assert(
    fc.property(look, (chosen) => {
      const styles = writeStyles(chosen)
      expect(styles.length).toBeLessThan(4500)
      expect(styles).not.toMatch(/undefined|NaN|<|url\((?!"\/look\/fonts\/)/)
      expect(styles.split('{').length).toBe(styles.split('}').length)
    }),
  )
})

test('every variable and class that a look names is in the shop', () => {
  const all = { accent: '#8a1f3d', paper: '#ffffff', corner: 'round', density: 'compact' } as const
  const styles = writeStyles({ ...all, type: 'lora', header: 'centred', footer: 'centred' })
  const sources = globSync(['app/storefront/**/*.tsx', 'app/ui/**/*.tsx', 'app/styles/*.css'])
  const shop = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const variables = [...styles.matchAll(/[{;](--[a-z-]+):/g)].map(([, name]) => name ?? '')
  for (const name of variables.filter((name) => !name.startsWith('--corner'))) expect(shop).toContain(`${name}:`)
  const classes = [...styles.replace(/@font-face.*/g, '').matchAll(/\.([a-z][\w-]*)(?=[.:,{ >])/g)].map(
    ([, name]) => name ?? '',
  )
  expect(classes.length).toBeGreaterThan(15)
  const isUsed = (name: string) => new RegExp(`[\\s.'"\`]${name}[\\s'"\`{]`).test(shop)
  expect(classes.filter((name) => !isUsed(name))).toEqual([])
})
