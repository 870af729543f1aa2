import { z } from 'zod'
import { Uuid } from './ids.ts'
import { Picture } from './media.ts'
import { joinLineEnds, Words } from './shopper-fields.ts'
import { maxListed, maxNoteLength, maxQuantity } from './shortlist-bounds.ts'

const noVariant = 'A piece on a shortlist is named by the uuid of its variant.'
const noQuantity = `A quantity is a whole number from 1 to ${maxQuantity}.`
const tooMany = `A shortlist holds ${maxListed} pieces at most.`

const ListedUuid = z.guid(noVariant).toLowerCase()

/** A piece that is sent or shared: its quantity, and a note. */
export const PieceAsked = z.object({
  variantUuid: ListedUuid,
  quantity: z.int(noQuantity).min(1, noQuantity).max(maxQuantity, noQuantity).default(1),
  note: Words('A note', maxNoteLength, 'A note is text.').overwrite(joinLineEnds).default(''),
})
export type PieceAsked = z.infer<typeof PieceAsked>

export const PiecesAsked = z
  .array(PieceAsked, { error: 'The pieces have to be a list.' })
  .max(maxListed, tooMany)
  .refine((pieces) => new Set(pieces.map(({ variantUuid }) => variantUuid)).size === pieces.length, {
    error: 'Each piece may be named once.',
  })

/** The variants of a shortlist. The call only reads, and stores nothing of it. */
export const ListedRequest = z.object({
  variantUuids: z.array(ListedUuid, { error: 'The pieces have to be a list.' }).max(maxListed, tooMany),
})

/** One variant of a product, as it is now. */
export const ListedOption = z.object({
  variantUuid: z.string(),
  name: z.string(),
  picture: Picture.nullable(),
  price: z.number(),
  onSale: z.boolean(),
  salePrice: z.number().nullable(),
  previousPrice: z.number().nullable(),
  /** Where it can be seen and whether it is available, in words; left out if nothing was recorded. */
  showroomNote: z.string().optional(),
})
export type ListedOption = z.infer<typeof ListedOption>

/** A product of a requested variant; its options are those offered now, in the shop's order. */
export const ListedProduct = z.object({
  uuid: z.string(),
  name: z.string(),
  brandName: z.string(),
  /** The requested variants of this product, whether offered or not. */
  asked: z.array(z.string()),
  options: z.array(ListedOption),
})
export type ListedProduct = z.infer<typeof ListedProduct>

/** A variant that is in no `asked` has left the shop. */
export const ListedPieces = z.object({ products: z.array(ListedProduct) })
export type ListedPieces = z.infer<typeof ListedPieces>

/** A list to be shared; it contains notes only if the shopper chose so. */
export const ShareAsked = z.object({
  /**
   * A key made for the link, and as secret as the link. A repeat with the same key and list, after a lost answer, gets
   * the same link.
   */
  key: Uuid.optional(),
  items: PiecesAsked.min(1, 'There is nothing to share.'),
})
export type ShareAsked = z.infer<typeof ShareAsked>

/** The token opens the list. The end key ends the link, and is known only to the shopper who shared it. */
export const Share = z.object({ token: z.string(), endKey: z.string() })
export type Share = z.infer<typeof Share>

const noLink = 'This is not a link to a shortlist.'
const Secret = z.string({ error: noLink }).regex(/^[\w-]{20,64}$/, noLink)

export const ShareToken = z.object({ token: Secret })
export const ShareEnd = z.object({ token: Secret, endKey: Secret })
export const ShareEnded = z.object({ ended: z.literal(true) })

export const SharedList = z.object({ items: z.array(PieceAsked), sharedAt: z.string() })
export type SharedList = z.infer<typeof SharedList>
