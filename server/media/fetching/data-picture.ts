import { Problem } from '../../platform/problem.ts'

const unreadable = () =>
  new Problem(422, 'The picture could not be read', 'What is written in place of its address is not complete.')

/** The bytes of a picture in a data URL, such as `data:image/png;base64,…`. */
export function readDataPicture(address: string): Buffer {
  const [, kind, data] = /^data:([^,]*),(.*)$/is.exec(address) ?? []
  if (kind === undefined || data === undefined) throw unreadable()
  try {
    const text = decodeURIComponent(data)
    return /;\s*base64\s*$/i.test(kind) ? Buffer.from(text, 'base64') : Buffer.from(text)
  } catch {
    throw unreadable()
  }
}
