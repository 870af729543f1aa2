import type { z } from 'zod'
import {
  findTexts,
  replaceTexts,
  type SentText,
  shortenPictures,
  takesMarkdown,
} from '../../../contract/markdown-texts.ts'
import { textPictureAddress } from '../../../contract/media.ts'
import { PictureChoice } from '../../../contract/staff/forms.ts'
import type { Db } from '../../platform/database.ts'
import { type BoundCall, type Caller, checkInput } from '../../serve.ts'
import type { FetchOptions } from '../fetching/fetch-picture.ts'
import { type FoundPicture, fetchPictures } from '../fetching/fetch-pictures.ts'
import type { Media } from '../media.ts'
import { readPictures } from '../pictures.ts'
import { listPictureAddresses, replacePictureAddresses } from './markdown-pictures.ts'
import { findOrigin, findOwnPictures, isWrittenOut, type OwnPicture } from './own-pictures.ts'
import { refusePictures } from './refuse-pictures.ts'

type Parts = {
  db: Db
  media: Pick<Media, 'storage' | 'converter'>
  publicUrl: string
  fetching?: FetchOptions
}

/**
 * Before a call saves Markdown, copies pictures of other sites and data URLs in the text into the library and points
 * the text to the copies: the content policy keeps browsers from loading them from other sites.
 */
export const copyTextPictures = <Who extends Caller>(calls: BoundCall<Who>[], parts: Parts): BoundCall<Who>[] =>
  calls.map((bound) => {
    const schema = bound.call.input
    if (!takesMarkdown(schema)) return bound
    return { ...bound, answer: async (input, who) => bound.answer(await copyPictures(parts, schema, input), who) }
  })

const timeoutMs = 10_000
const maxWorkMs = 30_000

async function copyPictures(parts: Parts, schema: z.ZodType, sent: unknown): Promise<unknown> {
  const { leavePictures = [] } = checkInput(PictureChoice, sent)
  if (leavePictures === true) return sent
  checkInput(schema, shortenPictures(schema, sent))
  const list = (text: string) =>
    listPictureAddresses(text).filter(
      (address) => findOrigin(address, parts.publicUrl) && (isWrittenOut(address) || !leavePictures.includes(address)),
    )
  const texts = findTexts(schema, sent).filter(({ text }) => list(text).length > 0)
  if (texts.length === 0) return sent
  const found = await findAll(parts, [...new Set(texts.flatMap(({ text }) => list(text)))])
  const replaced = await pointToCopies(parts.db, texts, found)
  refusePictures(
    replaced.map(({ path, text }) => ({ path, addresses: list(text) })),
    found,
  )
  return replaceTexts(sent, replaced)
}

type Found = Map<string, FoundPicture | OwnPicture>

async function findAll(parts: Parts, addresses: string[]): Promise<Found> {
  const own = addresses.filter((address) => findOrigin(address, parts.publicUrl) === 'own')
  const others = addresses.filter((address) => !own.includes(address))
  return new Map<string, FoundPicture | OwnPicture>([
    ...(await findOwnPictures(parts.db, own, parts.publicUrl)),
    ...(await fetchAll(parts, others)),
  ])
}

async function fetchAll(
  { publicUrl, fetching, ...parts }: Parts,
  addresses: string[],
): Promise<[address: string, found: FoundPicture][]> {
  const name = (address: string) => (isWrittenOut(address) ? address : new URL(address, publicUrl).href)
  const sources = addresses.map((address) => [address, name(address)] as const)
  const deadline = AbortSignal.timeout(maxWorkMs)
  const options = { timeoutMs, deadline, ...fetching, ...parts }
  const found = await fetchPictures(options, [...new Set(sources.map(([, source]) => source))])
  return sources.flatMap(([address, source]): [string, FoundPicture][] => {
    const picture = found.get(source)
    return picture ? [[address, picture]] : []
  })
}

async function pointToCopies(db: Db, texts: SentText[], found: Found): Promise<SentText[]> {
  const hashes = [...found].flatMap(([address, one]) => ('hash' in one ? [[address, one.hash] as const] : []))
  const own = [...found].flatMap(([address, one]) => ('path' in one ? [[address, one.path] as const] : []))
  const pictures = await readPictures(
    db,
    hashes.map(([, hash]) => hash),
  )
  const copies = hashes.flatMap(([address, hash]) => {
    const picture = pictures.get(hash)
    return picture ? [[address, textPictureAddress(picture)] as const] : []
  })
  const addresses = new Map([...own, ...copies])
  return texts.map(({ path, text }) => ({ path, text: replacePictureAddresses(text, addresses) }))
}
