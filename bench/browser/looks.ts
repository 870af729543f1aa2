import { corners, densities, footers, headers, type Look, ownLook, typePairings } from '../../contract/look/look.ts'
import type { Form } from '../../contract/staff/forms.ts'
import { becomeOwner, signInAsOwner } from '../../tests/support/staff/become-owner.ts'
import type { ShopProcess } from '../shop/shop-process.ts'

/** A look with each pairing of typefaces; the other choices take turns, so that each of them is measured too. */
export const looks: { name: string; look: Look }[] = typePairings.map((type, turn) => {
  const pick = <Choice>(choices: readonly Choice[]) => choices[turn % choices.length] as Choice
  const shape = { corner: pick(corners), density: pick(densities), header: pick(headers), footer: pick(footers) }
  const colours = { accent: pick(['#1d3f66', '#8c3b24', '#4a3b63']), paper: pick(['#f7f9fa', '#fbf5ee', '#ffffff']) }
  return { name: [type, ...Object.values(shape)].join(', '), look: { ...ownLook, ...colours, ...shape, type } }
})

/** Signs the first owner in, and returns a function that saves a look. */
export async function openLookSetter({ port, ownerLink }: ShopProcess): Promise<(look: Look) => Promise<void>> {
  const origin = `http://localhost:${port}`
  await becomeOwner(origin, ownerLink() ?? '')
  const cookie = await signInAsOwner(origin)
  const address = `${origin}/api/staff/look`
  return async (edit) => {
    const { version }: Form<Look> = await (await fetch(address, { headers: { cookie } })).json()
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ version, edit }),
    })
    if (!answer.ok) throw new Error(`The look was not saved: ${await answer.text()}`)
  }
}
