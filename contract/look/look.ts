import { z } from 'zod'

/** What an owner chooses of the shop's look; everything else follows from it. */

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'A colour is written as # and six digits from 0 to 9 and a to f, such as #21402f.')

export const corners = ['square', 'slight', 'round'] as const
export const densities = ['compact', 'normal', 'airy'] as const
export const headers = ['left', 'centred'] as const
export const footers = ['columns', 'centred'] as const

export const Look = z.object({
  accent: Colour,
  paper: Colour,
  corner: z.enum(corners),
  density: z.enum(densities),
  header: z.enum(headers),
  footer: z.enum(footers),
})
export type Look = z.infer<typeof Look>

/** As `app/styles/theme.css` has it. */
export const ownLook: Look = {
  accent: '#21402f',
  paper: '#faf7f1',
  corner: 'square',
  density: 'normal',
  header: 'left',
  footer: 'columns',
}
