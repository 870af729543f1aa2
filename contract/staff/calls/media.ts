import { z } from 'zod'
import { maxFileBytes, maxPictureBytes } from '../../body-limits.ts'
import { get, post, put, upload } from '../../call.ts'
import { FileHash, PictureHash } from '../fields.ts'
import { Nothing } from '../forms.ts'
import * as media from '../media.ts'
import { editors, everyone, open } from '../roles.ts'

const ByPicture = z.object({ hash: PictureHash })
const ByFile = z.object({ hash: FileHash })

export const mediaCalls = {
  pictures: open(everyone, get('/api/staff/pictures', media.PictureLibrary, media.PicturesQuery)),
  chosenPictures: open(everyone, get('/api/staff/pictures/chosen', z.array(media.StaffPicture), media.PictureHashes)),
  picture: open(everyone, get('/api/staff/pictures/:hash', media.PictureForm, ByPicture)),
  savePicture: open(editors, put('/api/staff/pictures/:hash', media.StaffPicture, media.PictureSaving)),
  deletePicture: open(editors, post('/api/staff/pictures/:hash/delete', Nothing, media.MediaDeleting)),
  restorePicture: open(editors, post('/api/staff/pictures/:hash/restore', Nothing, ByPicture)),
  files: open(everyone, get('/api/staff/files', media.FileLibrary, media.FilesQuery)),
  chosenFiles: open(everyone, get('/api/staff/files/chosen', z.array(media.StaffFile), media.FileHashes)),
  file: open(everyone, get('/api/staff/files/:hash', media.FileForm, ByFile)),
  saveFile: open(editors, put('/api/staff/files/:hash', media.StaffFile, media.FileSaving)),
  deleteFile: open(editors, post('/api/staff/files/:hash/delete', Nothing, media.MediaDeleting)),
  restoreFile: open(editors, post('/api/staff/files/:hash/restore', Nothing, ByFile)),
  previewMarkdown: open(everyone, post('/api/staff/markdown/preview', z.object({ html: z.string() }), media.Preview)),
}

export const mediaUploads = {
  picture: open(editors, upload('/api/staff/pictures', maxPictureBytes, media.StaffPicture)),
  file: open(editors, upload('/api/staff/files', maxFileBytes, media.StaffFile)),
}
