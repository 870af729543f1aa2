import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PicksField } from './picks-field.tsx'

test('the button that removes a value names its field, because two fields may have the same value', () => {
  const picks = [{ value: 7, label: 'Oak' }]
  const nameRemovers = (label: string) => {
    const bound = { name: label, label, value: [7], problems: {}, onChange: () => undefined }
    const html = renderToStaticMarkup(<PicksField bound={bound} picks={picks} />)
    return [...html.matchAll(/aria-label="(Remove [^"]*)"/g)].map(([, name]) => name)
  }
  expect(nameRemovers('Add to all variants')).toEqual(['Remove Oak from Add to all variants'])
  expect(nameRemovers('Colour')).toEqual(['Remove Oak from Colour'])
})
