import type { Db } from '../../platform/database.ts'
import type { FoundPicture } from '../fetching/fetch-pictures.ts'
import { pickLiveMedia } from '../live-media.ts'

/** The source of a picture in a text: 'own' if it is one of the shop’s already. */
export function findOrigin(address: string, publicUrl: string): 'own' | 'elsewhere' | 'text' | undefined {
  if (isWrittenOut(address)) return 'text'
  const shop = new URL(publicUrl)
  const url = URL.parse(address, shop.href)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (url.host !== shop.host) return 'elsewhere'
  return /^(https?:)?\/\//i.test(address) ? 'own' : undefined
}

/** A picture whose data is in the text instead of an address. */
export const isWrittenOut = (address: string) => /^data:/i.test(address)

export type OwnPicture = { path: string } | Extract<FoundPicture, { problem: string }>

/** The shop's own pictures by their full addresses: written as paths, they still work when the shop moves. */
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
