import { z } from 'zod'
import { RowId, Uuid } from './staff-fields.ts'

/** What all forms of the back office have in common: a version to hold against somebody else's edit. */

const Version = z.number().int().min(1)

/** A form as it stands, to be edited. */
export const Form = <Edit extends z.ZodType>(edit: Edit) => z.object({ version: z.number().int(), edit })
export type Form<Edit> = { version: number; edit: Edit }

/**
 * Goes with any call that saves Markdown: addresses of pictures that may stay as they are, although shoppers do not see
 * them; `true` leaves every text as it is.
 */
export const PictureChoice = z.object({
  leavePictures: z.union([z.literal(true), z.array(z.string()).max(1000)]).optional(),
})
export type PictureChoice = z.infer<typeof PictureChoice>

/** `redirect`: whether a changed address leaves word at the old one. */
export const Saving = <Edit extends z.ZodType>(edit: Edit) =>
  z.object({ uuid: Uuid, version: Version, edit, redirect: z.boolean().optional() })
export type Saving<Edit> = { uuid: string; version: number; edit: Edit; redirect?: boolean } & PictureChoice

export const Saved = z.object({ uuid: z.string(), version: z.number().int() })
export type Saved = z.infer<typeof Saved>

export const Binning = z.object({ uuid: Uuid, version: Version })
export type Binning = z.infer<typeof Binning>

export const Restoring = z.object({ uuid: Uuid })
export type Restoring = z.infer<typeof Restoring>

export const Order = z.object({ order: z.array(Uuid).max(20_000) })

/** The same for what is known by a number; in an address that is a text. */
export const Id = z.coerce.number().pipe(RowId)

export const SavingRow = <Edit extends z.ZodType>(edit: Edit) =>
  z.object({ id: Id, version: Version, edit, redirect: z.boolean().optional() })
export type SavingRow<Edit> = { id: number; version: number; edit: Edit; redirect?: boolean } & PictureChoice

export const SavedRow = z.object({ id: z.number().int(), version: z.number().int() })
export type SavedRow = z.infer<typeof SavedRow>

export const BinningRow = z.object({ id: Id, version: Version })
export type BinningRow = z.infer<typeof BinningRow>

export const ById = z.object({ id: Id })
export type ById = z.infer<typeof ById>

export const RowOrder = z.object({ order: z.array(RowId).max(20_000) })
export const Nothing = z.null()
