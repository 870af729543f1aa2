import { z } from 'zod'
import { RowId, Slug, Uuid } from './fields.ts'

/** What all forms of the back office share: a version, by which a conflicting edit is detected. */

const Version = z.number().int().min(1)

/** A record in its form. */
export const Form = <Edit extends z.ZodType>(edit: Edit) => z.object({ version: z.number().int(), edit })
export type Form<Edit> = { version: number; edit: Edit }

const pictureChoice = { leavePictures: z.union([z.literal(true), z.array(z.string()).max(1000)]).optional() }
/**
 * Part of every call that saves Markdown: the addresses of pictures that may stay as they are, although shoppers do not
 * see them; `true` leaves all texts unchanged.
 */
export const PictureChoice = z.object(pictureChoice)
export type PictureChoice = z.infer<typeof PictureChoice>

/** `redirect`: whether a changed address leaves a redirect at the old one. */
export const Saving = <Key extends z.ZodRawShape, Edit extends z.ZodType>(key: Key, edit: Edit) =>
  z.object({ ...key, version: Version, edit, redirect: z.boolean().optional(), ...pictureChoice })
export const Binning = <Key extends z.ZodRawShape>(key: Key) => z.object({ ...key, version: Version })

/** For a record that exists once: the answer is its new version. */
export const Resaving = <Edit extends z.ZodType>(edit: Edit) => z.object({ version: Version, edit, ...pictureChoice })
export const Resaved = z.object({ version: z.number().int() })

export const Saved = z.object({ uuid: z.string(), version: z.number().int() })
export type Saved = z.infer<typeof Saved>
export const SavedRow = z.object({ id: z.number().int(), version: z.number().int() })

/** In an address a number is text. */
export const Id = z.coerce.number().pipe(RowId)

export const ByUuid = z.object({ uuid: Uuid })
export const ById = z.object({ id: Id })

/** How records of a kind are identified: the key in a call's path, in the answer to a save, and in an order. */
export const uuidKey = { key: 'uuid', shape: { uuid: Uuid }, saved: Saved, listed: Uuid } as const
export const numberKey = { key: 'id', shape: { id: Id }, saved: SavedRow, listed: RowId } as const
const SavedSlug = z.object({ id: z.string(), version: z.number().int() })
export const slugKey = { key: 'id', shape: { id: Slug }, saved: SavedSlug, listed: Slug } as const

export const Order = <Item extends z.ZodType>(item: Item) => z.object({ order: z.array(item).max(20_000) })
export const Nothing = z.null()
