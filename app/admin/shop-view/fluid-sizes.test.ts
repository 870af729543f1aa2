import { expect, test } from 'vitest'
import { fixSize } from './fluid-sizes.ts'

test('computes a fluid size for a window of the given width', () => {
  expect(fixSize('clamp(2.5rem, 1.8rem + 3.2vw, 4.5rem)', 1000)).toBe('clamp(2.5rem, 1.8rem + 32px, 4.5rem)')
  expect(fixSize('clamp(1rem, .5vw, 4vw)', 390)).toBe('clamp(1rem, 1.95px, 15.6px)')
  expect(fixSize('1.25rem', 390)).toBe('1.25rem')
})
