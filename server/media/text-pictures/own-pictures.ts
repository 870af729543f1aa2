import type { Db } from '../../platform/database.ts'
import type { FoundPicture } from '../fetching/fetch-pictures.ts'
import { pickLiveMedia } from '../live-media.ts'

/** Where a picture in a text comes from: the shop itself ('own'), another site, or the text (a data URL). */
export function findOrigin(address: string, publicUrl: string): 'own' | 'elsewhere' | 'text' | undefined {
  if (isWrittenOut(address)) return 'text'
  const shop = new URL(publicUrl)
  const url = URL.parse(address, shop.href)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (url.host !== shop.host) return 'elsewhere'
  return /^(https?:)?\/\//i.test(address) ? 'own' : undefined
}

/** Whether the address is a data URL. */
export const isWrittenOut = (address: string) => /^data:/i.test(address)

export type OwnPicture = { path: string } | Extract<FoundPicture, { problem: string }>

/** Finds the shop's own pictures that are written with full addresses, to write them as paths, which survive a move. */
export async function findOwnPictures(
  db: Db,
  addresses: string[],
  publicUrl: string,
): Promise<[address: string, found: OwnPicture][]> {
  const paths = addresses.map((address) => new URL(address, publicUrl).pathname)
  const live = await pickLiveMedia(db, paths)
  return addresses.map((address, place) => {
    const path = paths[place] ?? ''
    return [address, live.has(path) ? { path } : { problem: 'It is not in the library, or it is in the bin.' }]
  })
}
