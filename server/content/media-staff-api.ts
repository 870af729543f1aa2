import { listFiles, listPictures, readStaffFiles, readStaffPictures } from '../media/library.ts'
import type { Database } from '../platform/database.ts'
import { renderMarkdown } from '../platform/markdown.ts'
import { notFound } from '../platform/problem.ts'
import { changeShop, changeWithoutAnswer } from '../site/changes.ts'
import { namePictures } from '../site/look.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { deleteFile, deletePicture, saveFile, savePicture } from './media-edits.ts'
import { hashesInUse } from './media-mentions.ts'
import { restoreFile, restorePicture } from './media-restores.ts'
import { countUses, listUses } from './media-uses.ts'

export const answerMediaStaffCalls = ({ db }: { db: Database }) =>
  ({
    pictures: async (asked) => {
      const found = await listPictures(db, { ...asked, inUse: hashesInUse, wordless: namePictures })
      return { ...found, rows: await countUses(db, found.rows) }
    },
    chosenPictures: ({ hashes }) => readStaffPictures(db, hashes),
    picture: ({ hash }) => readPictureForm(db, hash),
    savePicture: ({ hash, version, edit }, { member }) =>
      changeShop(db, member, (tx, change) => savePicture(tx, change, { id: hash, version, edit })),
    deletePicture: ({ hash, version }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => deletePicture(tx, change, { id: hash, version })),
    restorePicture: ({ hash }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => restorePicture(tx, change, hash)),

    files: async (asked) => {
      const found = await listFiles(db, { ...asked, inUse: hashesInUse })
      return { ...found, rows: await countUses(db, found.rows) }
    },
    chosenFiles: ({ hashes }) => readStaffFiles(db, hashes),
    file: ({ hash }) => readFileForm(db, hash),
    saveFile: ({ hash, version, edit }, { member }) =>
      changeShop(db, member, (tx, change) => saveFile(tx, change, { id: hash, version, edit })),
    deleteFile: ({ hash, version }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => deleteFile(tx, change, { id: hash, version })),
    restoreFile: ({ hash }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => restoreFile(tx, change, hash)),

    previewMarkdown: ({ text }) => ({ html: renderMarkdown(text) }),
  }) satisfies StaffAnswers

async function readPictureForm(db: Database, hash: string) {
  const [[picture], uses] = await Promise.all([readStaffPictures(db, [hash]), listUses(db, hash)])
  if (!picture) throw notFound('picture')
  return { version: picture.version, edit: picture, picture, uses }
}

async function readFileForm(db: Database, hash: string) {
  const [[file], uses] = await Promise.all([readStaffFiles(db, [hash]), listUses(db, hash)])
  if (!file) throw notFound('file')
  return { version: file.version, edit: file, file, uses }
}
