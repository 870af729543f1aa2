import { expect, test } from 'vitest'
import { chooseHead, cutBetweenWords, nameSubCategory, shortenDescription, writeHead } from './head-texts.ts'

const shop = { name: 'Alder & Fen', town: 'Frome' }
const own = { name: 'Sofas', description: 'To sit on.', pageTitle: '', metaDescription: '' }

test('staff’s texts for search engines replace the page’s own', () => {
  expect(chooseHead(own)).toEqual({ title: 'Sofas', description: 'To sit on.' })
  const page = { ...own, pageTitle: 'Oak sofas', metaDescription: 'Made in Frome.' }
  expect(chooseHead(page)).toEqual({ title: 'Oak sofas', description: 'Made in Frome.' })
  expect(nameSubCategory('Sofas', 'Living')).toBe('Sofas – Living')
})

test('the head names the shop once, and always has a description', () => {
  expect(writeHead({ title: 'Sofas', description: 'To sit on.' }, shop)).toEqual({
    title: 'Sofas | Alder & Fen',
    description: 'To sit on.',
  })
  expect(writeHead({ title: 'Alder & Fen' }, { ...shop, town: '' })).toEqual({
    title: 'Alder & Fen',
    description: 'Alder & Fen at Alder & Fen. Come and see, or ask us.',
  })
  expect(writeHead({ title: 'Sofas' }, shop).description).toBe('Sofas at Alder & Fen, Frome. Come and see, or ask us.')
})

test('a description becomes plain text, cut between two words', () => {
  expect(shortenDescription('<p>Oak &amp; <strong>ash</strong></p>')).toBe('Oak & ash')
  expect(shortenDescription('word '.repeat(60))).toBe(`${'word '.repeat(31)}word…`)
  expect(cutBetweenWords('Oak and ash', 11)).toBe('Oak and ash')
  expect(cutBetweenWords('Oak and ash', 10)).toBe('Oak and…')
  expect(cutBetweenWords('x'.repeat(200), 160)).toBe(`${'x'.repeat(120)}…`)
  expect(cutBetweenWords(`${'x'.repeat(119)} ${'y'.repeat(80)}`, 160)).toBe(`${'x'.repeat(119)}…`)
})
