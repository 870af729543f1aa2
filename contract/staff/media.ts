import { z } from 'zod'
import { listKinds } from '../kinds.ts'
import { Picture } from '../media.ts'
import { FileHash, Line, NeededLine, PictureHash, Text } from './fields.ts'

/** The library of pictures and files. */

/** A picture with the fields that only staff see. */
export const StaffPicture = Picture.extend({
  version: z.number().int(),
  fileName: z.string(),
  bytes: z.number().int(),
  /** Storage lost it or holds other bytes: it is not served until the same picture is uploaded again. */
  damaged: z.boolean(),
  createdAt: z.string(),
})
export type StaffPicture = z.infer<typeof StaffPicture>

export const StaffFile = z.object({
  hash: z.string(),
  url: z.string(),
  fileName: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  version: z.number().int(),
  damaged: z.boolean(),
  createdAt: z.string(),
})
export type StaffFile = z.infer<typeof StaffFile>

const Share = z.number().min(0).max(1)

export const PictureEdit = z.object({
  alt: Line(300),
  fileName: NeededLine(120, 'A name'),
  /** The focal point, from 0 to 1, which stays visible wherever the picture is cropped. */
  focalX: Share,
  focalY: Share,
})
export type PictureEdit = z.infer<typeof PictureEdit>

/** A renamed file keeps its extension. */
export const FileEdit = z.object({ fileName: NeededLine(120, 'A name') })
export type FileEdit = z.infer<typeof FileEdit>

export const pictureFilters = ['all', 'no-alt', 'unused', 'damaged'] as const
export const fileFilters = ['all', 'unused', 'damaged'] as const
export type PictureFilter = (typeof pictureFilters)[number]
export type FileFilter = (typeof fileFilters)[number]

const Page = z.coerce.number().int().min(1).max(1_000_000).default(1)
export const PicturesQuery = z.object({
  q: Line(200).default(''),
  show: z.enum(pictureFilters).default('all'),
  page: Page,
})
export const FilesQuery = z.object({ q: Line(200).default(''), show: z.enum(fileFilters).default('all'), page: Page })

const count = z.number().int()
const found = { counts: z.object({ all: count, unused: count, damaged: count }), total: count, pageAmt: count }
const used = { useCount: count }

/** `counts` are of all that match the words, `total` of those that also match the filter. */
export const PictureLibrary = z.object({
  ...found,
  counts: found.counts.extend({ 'no-alt': count }),
  rows: z.array(StaffPicture.extend(used)),
})
export type PictureLibrary = z.infer<typeof PictureLibrary>
export const FileLibrary = z.object({ ...found, rows: z.array(StaffFile.extend(used)) })
export type FileLibrary = z.infer<typeof FileLibrary>

/** A record that shows a picture or offers a file; `part` names its role there. */
export const MediaUse = z.object({
  kind: z.enum(listKinds('usesMedia')),
  id: z.string(),
  name: z.string(),
  part: z.string(),
  inBin: z.boolean(),
})
export type MediaUse = z.infer<typeof MediaUse>

const uses = z.array(MediaUse)
export const PictureForm = z.object({ version: z.number().int(), edit: PictureEdit, picture: StaffPicture, uses })
export type PictureForm = z.infer<typeof PictureForm>
export const FileForm = z.object({ version: z.number().int(), edit: FileEdit, file: StaffFile, uses })
export type FileForm = z.infer<typeof FileForm>

const Version = z.number().int().min(1)
export const PictureSaving = z.object({ hash: PictureHash, version: Version, edit: PictureEdit })
export const FileSaving = z.object({ hash: FileHash, version: Version, edit: FileEdit })
export const MediaDeleting = z.object({ hash: PictureHash, version: Version })

/** Several hashes at once, for a form that refers to them. */
const Hashes = (hash: z.ZodString) =>
  z.object({
    hashes: z
      .string()
      .transform((text) => text.split(',').filter((part) => part !== ''))
      .pipe(z.array(hash).max(100, '100 at most.')),
  })
export const PictureHashes = Hashes(PictureHash)
export const FileHashes = Hashes(FileHash)

export const Preview = z.object({ text: Text(100_000) })
