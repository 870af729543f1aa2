import { z } from 'zod'
import type { CallSchemas } from './schemas.ts'
import * as staff from './staff.ts'
import type { DoorCalls, StaffCalls } from './staff-calls.ts'
import { BrandEdit } from './staff-catalogue.ts'
import { BrandRow } from './staff-catalogue-lists.ts'
import { FileHash, PictureHash, Uuid } from './staff-fields.ts'
import { Binning, Form, Nothing, Order, Restoring, Saved, Saving } from './staff-forms.ts'
import * as media from './staff-media.ts'

const nothing = z.object({})
const byUuid = z.object({ uuid: Uuid })
const byPicture = z.object({ hash: PictureHash })
const byFile = z.object({ hash: FileHash })

export const doorSchemas = {
  createOwner: { input: staff.NewOwner, answer: staff.LoginStatus },
} satisfies CallSchemas<DoorCalls>

export const staffSchemas = {
  me: { input: nothing, answer: staff.Member },

  brands: { input: nothing, answer: z.array(BrandRow) },
  createBrand: { input: BrandEdit, answer: Saved },
  orderBrands: { input: Order, answer: Nothing },
  brand: { input: byUuid, answer: Form(BrandEdit) },
  saveBrand: { input: Saving(BrandEdit), answer: Saved },
  binBrand: { input: Binning, answer: Nothing },
  restoreBrand: { input: Restoring, answer: Nothing },

  pictures: { input: media.PicturesAsked, answer: media.PictureLibrary },
  chosenPictures: { input: media.PictureHashes, answer: z.array(media.StaffPicture) },
  picture: { input: byPicture, answer: media.PictureForm },
  savePicture: { input: media.PictureSaving, answer: media.StaffPicture },
  deletePicture: { input: media.MediaDeleting, answer: Nothing },
  restorePicture: { input: byPicture, answer: Nothing },
  files: { input: media.FilesAsked, answer: media.FileLibrary },
  chosenFiles: { input: media.FileHashes, answer: z.array(media.StaffFile) },
  file: { input: byFile, answer: media.FileFacts },
  deleteFile: { input: media.MediaDeleting, answer: Nothing },
  restoreFile: { input: byFile, answer: Nothing },
  previewMarkdown: { input: media.Preview, answer: z.object({ html: z.string() }) },
} satisfies CallSchemas<StaffCalls>
