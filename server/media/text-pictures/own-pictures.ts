import type { Db } from '../../platform/database.ts'
import type { FoundPicture } from '../fetching/fetch-pictures.ts'
import { pickLiveMedia } from '../live-media.ts'

/** Where a picture of a text is taken from: nothing, where it is one of the shop’s own already. */
export function findOrigin(address: string, publicUrl: string): 'own' | 'elsewhere' | 'text' | undefined {
  if (isWrittenOut(address)) return 'text'
  const shop = new URL(publicUrl)
  const url = URL.parse(address, shop.href)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (url.host !== shop.host) return 'elsewhere'
  return /^(https?:)?\/\//i.test(address) ? 'own' : undefined
}

/** A picture whose data stand in the text in place of an address. */
export const isWrittenOut = (address: string) => /^data:/i.test(address)

export type OwnPicture = { path: string } | Extract<FoundPicture, { problem: string }>

/** The shop's own pictures by their full addresses: a path leads to them wherever the shop moves. */
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
