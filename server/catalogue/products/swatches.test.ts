import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProperty, type NamelessProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { seeCardOf } from '../../../tests/support/shown-cards.ts'
import { propertyValues } from '../tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const seeCard = (product: NamelessProduct) => seeCardOf(database.db, product, new Date('2036-03-01T12:00:00Z'))

describe('the swatches on the card', () => {
  let colour: Record<'Sage' | 'Rust' | 'Oat' | 'Ink' | 'Clay' | 'Moss', number>
  let finish: Record<'Oak' | 'Walnut', number>
  let size: Record<'Small' | 'Large', number>

  beforeAll(async () => {
    const { db } = database
    finish = await addProperty(db, 'Finish', ['Oak', 'Walnut'])
    colour = await addProperty(db, 'Colour', ['Sage', 'Rust', 'Oat', 'Ink', 'Clay', 'Moss'])
    size = await addProperty(db, 'Size', ['Small', 'Large'])
    const painted = [...Object.values(finish), ...Object.values(colour)]
    for (const [place, id] of painted.entries()) {
      await db
        .update(propertyValues)
        .set({ swatch: `#00000${place}` })
        .where(eq(propertyValues.id, id))
    }
  })

  test('are of the property that differs most, each once, with its variant’s picture', async () => {
    const card = await seeCard({
      pictures: ['general'],
      variants: [
        { values: [finish.Oak, colour.Rust, size.Small], pricePence: 1, pictures: ['rust', 'rust from behind'] },
        { values: [finish.Oak, colour.Sage], pictures: ['sage'] },
        { values: [finish.Walnut, colour.Rust, size.Large], pictures: ['large'] },
        { values: [finish.Walnut, colour.Ink] },
        { values: [finish.Walnut, colour.Oat], visible: false },
      ],
    })
    const address = expect.stringMatching(/^\/media\/[0-9a-f]{64}-640\.webp$/)
    expect(card?.swatches).toEqual([
      { name: 'Rust', swatch: '#000003', variantUuid: expect.any(String), imageUrl: address },
      { name: 'Sage', swatch: '#000002', variantUuid: expect.any(String), imageUrl: address },
      { name: 'Ink', swatch: '#000005', variantUuid: expect.any(String), imageUrl: null },
    ])
    expect(card?.swatches[0]?.imageUrl).toBe(card?.images[0] && `/media/${card.images[0].hash}-640.webp`)
    expect(card?.images.map(({ alt }) => alt)).toEqual(['rust', 'rust from behind'])
    expect(card?.moreSwatches).toBe(0)
  })

  test('have the picture of their variant where a cheaper one of the same colour is shown', async () => {
    const card = await seeCard({
      variants: [
        { values: [colour.Rust], pricePence: 2, pictures: ['rust'] },
        { values: [colour.Sage], pricePence: 3 },
        { values: [colour.Rust], pricePence: 1 },
      ],
    })
    expect(card?.swatches.map(({ imageUrl }) => imageUrl)).toEqual([expect.stringContaining('/media/'), null])
    expect(card?.images).toEqual([])
  })

  test('are five and the number of the others', async () => {
    const card = await seeCard({ variants: Object.values(colour).map((id) => ({ values: [id] })) })
    expect(card?.swatches.map(({ name }) => name)).toEqual(['Sage', 'Rust', 'Oat', 'Ink', 'Clay'])
    expect(card?.moreSwatches).toBe(1)
  })

  test('are none for one colour, or for values without a swatch', async () => {
    const card = await seeCard({
      variants: [{ values: [colour.Sage, size.Small] }, { values: [colour.Sage, size.Large] }],
    })
    expect(card).toMatchObject({ swatches: [], moreSwatches: 0 })
  })
})
