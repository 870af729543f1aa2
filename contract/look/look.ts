import { z } from 'zod'
import { PictureHash } from '../staff/fields.ts'
import { colourForm } from './hex-colour.ts'

/** An owner's choices for the look of the shop; everything else follows from them. */

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(colourForm, 'A colour is written as # and six digits from 0 to 9 and a to f, such as #21402f.')

export const typePairings = ['petrona', 'lora', 'fraunces', 'playfair', 'jost', 'figtree'] as const
export const corners = ['square', 'slight', 'round'] as const
export const densities = ['compact', 'normal', 'airy'] as const
export const headers = ['left', 'centred'] as const
export const footers = ['columns', 'centred'] as const

/** The part that consists of styles only. */
export const LookStyle = z.object({
  accent: Colour,
  paper: Colour,
  type: z.enum(typePairings),
  corner: z.enum(corners),
  density: z.enum(densities),
  header: z.enum(headers),
  footer: z.enum(footers),
})
export type LookStyle = z.infer<typeof LookStyle>

/** `logoHash` replaces the name in the header, `iconHash` is the icon in tabs, `shareHash` the picture of a shared link. */
export const Look = LookStyle.extend({
  logoHash: PictureHash.nullable(),
  iconHash: PictureHash.nullable(),
  shareHash: PictureHash.nullable(),
})
export type Look = z.infer<typeof Look>

/** The default look, equal to `app/styles/theme.css`. */
export const ownStyle: LookStyle = {
  accent: '#21402f',
  paper: '#faf7f1',
  type: 'petrona',
  corner: 'square',
  density: 'normal',
  header: 'left',
  footer: 'columns',
}
export const ownLook: Look = { ...ownStyle, logoHash: null, iconHash: null, shareHash: null }
