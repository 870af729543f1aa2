import { Problem } from '../../platform/problem.ts'
import type { FoundPicture } from '../fetching/fetch-pictures.ts'

type Missing = { path: string[]; addresses: string[] }

/** Names each picture that could not be copied, and why, at the text that shows it. */
export function refusePictures(texts: Missing[], found: Map<string, FoundPicture>): void {
  const missing = texts.filter(({ addresses }) => addresses.length > 0)
  const pictures = [...new Set(missing.flatMap(({ addresses }) => addresses))]
  if (pictures.length === 0) return
  const fields = missing.map(({ path, addresses }) => [path.join('.'), tellMissing(addresses, found)])
  throw new PicturesMissing(pictures, Object.fromEntries(fields))
}

class PicturesMissing extends Problem {
  constructor(pictures: string[], fields: Record<string, string>) {
    super(422, 'Pictures could not be copied', Object.values(fields).join(' '), fields)
    this.body.pictures = pictures
  }
}

function tellMissing(addresses: string[], found: Map<string, FoundPicture>): string {
  const one = addresses.length === 1
  const opening = one
    ? 'This picture of another site could not be copied, so shoppers would not see it:'
    : 'These pictures of other sites could not be copied, so shoppers would not see them:'
  return [opening, ...addresses.map((address) => `${shorten(address)} – ${explain(found.get(address))}`)].join(' ')
}

function explain(found: FoundPicture | undefined): string {
  return found && 'problem' in found ? found.problem : 'Please write it on one line.'
}

const mostShown = 150
const shorten = (address: string) => (address.length > mostShown ? `${address.slice(0, mostShown)}…` : address)
