import type { Picture } from '../../contract/media.ts'

/** The pictures of the first list that names any. */
export function listPictures(pictures: Map<string, Picture>, ...lists: string[][]): Picture[] {
  const hashes = lists.find((list) => list.length > 0) ?? []
  return hashes.map((hash) => pictures.get(hash)).filter((picture) => picture !== undefined)
}
