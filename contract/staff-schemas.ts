import { z } from 'zod'
import type { CallSchemas } from './schemas.ts'
import * as staff from './staff.ts'
import * as account from './staff-account.ts'
import type { DoorCalls, StaffCalls } from './staff-calls.ts'
import { BrandEdit } from './staff-catalogue.ts'
import { BrandRow } from './staff-catalogue-lists.ts'
import { FileHash, PictureHash, Uuid } from './staff-fields.ts'
import { Binning, Form, Nothing, Order, Restoring, Saved, Saving } from './staff-forms.ts'
import * as media from './staff-media.ts'
import * as people from './staff-people.ts'

const nothing = z.object({})
const byUuid = z.object({ uuid: Uuid })
const byPicture = z.object({ hash: PictureHash })
const byFile = z.object({ hash: FileHash })

export const doorSchemas = {
  createOwner: { input: staff.NewOwner, answer: staff.LoginStatus },
  openInvitation: { input: z.object({ token: staff.LinkToken }), answer: staff.InvitationCard },
  acceptInvitation: { input: staff.Joining, answer: Nothing },
  requestReset: { input: staff.ResetRequest, answer: Nothing },
  resetPassword: { input: staff.Reset, answer: Nothing },
} satisfies CallSchemas<DoorCalls>

export const staffSchemas = {
  me: { input: nothing, answer: staff.Member },
  account: { input: nothing, answer: account.Account },
  saveAccount: { input: account.AccountEdit, answer: Nothing },
  changePassword: { input: account.PasswordChange, answer: Nothing },
  endOtherSessions: { input: nothing, answer: Nothing },
  endSession: { input: byUuid, answer: Nothing },

  people: { input: nothing, answer: people.People },
  changeRole: { input: people.RoleChange, answer: Nothing },
  removePerson: { input: byUuid, answer: Nothing },
  restorePerson: { input: byUuid, answer: Nothing },
  removeAuthenticator: { input: byUuid, answer: Nothing },
  invite: { input: people.NewInvitation, answer: people.InvitationLink },
  sendInvitation: { input: byUuid, answer: people.InvitationLink },
  withdrawInvitation: { input: byUuid, answer: Nothing },

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
