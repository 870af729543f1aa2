import type { z } from 'zod'
import { findTexts, replaceTexts, type SentText, takesMarkdown } from '../../../contract/markdown-texts.ts'
import { textPictureAddress } from '../../../contract/media.ts'
import { PictureChoice } from '../../../contract/staff-forms.ts'
import type { Db } from '../../platform/database.ts'
import { listPictureAddresses, replacePictureAddresses } from '../../platform/markdown-pictures.ts'
import { type BoundCall, type Caller, checkInput } from '../../serve.ts'
import type { FetchOptions } from '../fetching/fetch-picture.ts'
import { type FoundPicture, fetchPictures } from '../fetching/fetch-pictures.ts'
import type { Media } from '../media.ts'
import { readPictures } from '../pictures.ts'
import { refusePictures } from './refuse-pictures.ts'

type Place = {
  db: Db
  media: Pick<Media, 'storage' | 'studio'>
  publicUrl: string
  fetching?: FetchOptions
}

/**
 * Every call that saves Markdown first copies the pictures of other sites into the library and points the text to the
 * copies: the content policy keeps browsers from asking other sites for them.
 */
export const copyTextPictures = <Who extends Caller>(
  calls: BoundCall<Who>[],
  schemas: Record<string, { input: z.ZodType }>,
  place: Place,
): BoundCall<Who>[] =>
  calls.map((bound) => {
    const schema = schemas[bound.name]?.input
    if (!schema || !takesMarkdown(schema)) return bound
    return { ...bound, answer: async (input, who) => bound.answer(await copyPictures(place, schema, input), who) }
  })

const patienceMs = 10_000
const longestWorkMs = 30_000

async function copyPictures(place: Place, schema: z.ZodType, sent: unknown): Promise<unknown> {
  const { leavePictures = [] } = checkInput(PictureChoice, sent)
  if (leavePictures === true) return sent
  const list = (text: string) =>
    listPictureAddresses(text).filter(
      (address) => isElsewhere(address, place.publicUrl) && !leavePictures.includes(address),
    )
  const texts = findTexts(schema, sent).filter(({ text }) => list(text).length > 0)
  if (texts.length === 0) return sent
  checkInput(schema, sent)
  const found = await fetchAll(place, [...new Set(texts.flatMap(({ text }) => list(text)))])
  const replaced = await pointToCopies(place.db, texts, found)
  refusePictures(
    replaced.map(({ path, text }) => ({ path, addresses: list(text) })),
    found,
  )
  return replaceTexts(sent, replaced)
}

/** By address as the texts name it. */
async function fetchAll(
  { publicUrl, fetching, ...place }: Place,
  addresses: string[],
): Promise<Map<string, FoundPicture>> {
  const sources = new Map(addresses.map((address) => [address, new URL(address, publicUrl).href]))
  const deadline = AbortSignal.timeout(longestWorkMs)
  const found = await fetchPictures({ patienceMs, deadline, ...fetching, ...place }, [...new Set(sources.values())])
  return new Map(
    [...sources].flatMap(([address, source]) => {
      const picture = found.get(source)
      return picture ? [[address, picture]] : []
    }),
  )
}

async function pointToCopies(db: Db, texts: SentText[], found: Map<string, FoundPicture>): Promise<SentText[]> {
  const hashes = new Map([...found].flatMap(([address, one]) => ('hash' in one ? [[address, one.hash]] : [])))
  const pictures = await readPictures(db, hashes.values())
  const copies = new Map(
    [...hashes].flatMap(([address, hash]) => {
      const picture = pictures.get(hash)
      return picture ? [[address, textPictureAddress(picture)]] : []
    }),
  )
  return texts.map(({ path, text }) => ({ path, text: replacePictureAddresses(text, copies) }))
}

/** Browsers take a picture of the shop's own site, whatever its address. */
function isElsewhere(address: string, publicUrl: string): boolean {
  const url = URL.parse(address, publicUrl)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== new URL(publicUrl).origin
}
