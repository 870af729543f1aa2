import { expect, test } from 'vitest'
import { describeRelaxed } from './applied-relaxed.ts'

const grey = { key: 'colour:grey', kind: 'colour', label: 'Grey' }
const oak = { key: 'material:oak', kind: 'material', label: 'Oak' }
const small = { key: 'width:least', kind: 'relative', label: 'Small' }
const wide = { key: 'width', kind: 'dimension', label: 'Up to 90 cm wide' }
const kids = { key: 'audience:kids', kind: 'audience', label: 'For children' }
const soon = { key: 'immediate', kind: 'flag', label: 'Immediate delivery' }
const cheap = { key: 'price', kind: 'price', label: 'Up to £900' }
const between = { key: 'price', kind: 'price', label: '£800 to £1,200' }
const fireproof = { key: 'value:7', kind: 'value', label: 'FR treated' }
const modern = { key: 'word:modern', kind: 'word', label: 'modern' }
const notLeather = { key: 'not:material:leather', kind: 'without', label: 'Not leather' }
const recliners = { key: 'thing:recliner', kind: 'thing', label: 'Recliners' }
const scandi = { key: 'word:scandi', kind: 'word', label: 'scandi' }

test.each([
  [[grey], 'Nothing grey'],
  [[cheap], 'Nothing up to £900'],
  [[grey, cheap], 'Nothing grey up to £900'],
  [[oak, grey], 'Nothing oak and grey'],
  [[wide, oak, between], 'Nothing oak up to 90 cm wide at £800 to £1,200'],
  [[small, oak, grey], 'Nothing small, oak and grey'],
  [[kids, soon, cheap], 'Nothing for children with immediate delivery up to £900'],
  [[fireproof], 'Nothing FR treated'],
  [[modern], 'Nothing that mentions “modern”'],
  [[modern, scandi, grey], 'Nothing grey that mentions “modern” and “scandi”'],
  [[notLeather, cheap], 'Nothing that is not leather up to £900'],
  [[recliners], 'No recliners'],
  [[recliners, modern, grey, cheap], 'No grey recliners up to £900 that mention “modern”'],
])('%#: %s', (relaxed, start) => {
  expect(describeRelaxed(relaxed)).toBe(`${start}; these are the nearest.`)
})
