import { keptSchemes } from './markdown.ts'
import { listShownAddresses, type ShownAddress } from './shown-addresses.ts'

/** The faults of a text's links and pictures without a usable address, a sentence each. */
export function describeEmptyLinks(text: string): string[] {
  return [...new Set(listShownAddresses(text).flatMap((shown) => explain(shown) ?? []))]
}

function explain(shown: ShownAddress): string | undefined {
  if (isBlank(shown.written)) return `${nameIt(shown)} has no address. ${advice[shown.tag]}, or remove it.`
  if (shown.address === '') return isData(shown) ? undefined : describeScheme(shown)
  if (/^https?:/i.test(shown.address) && !URL.canParse(shown.address))
    return `${nameIt(shown)} has an address that is not complete: ${shorten(shown.written)}. Write all of it, or remove it.`
  return undefined
}

const advice = { a: 'Say where it leads', img: 'Choose a picture' }

/** A scheme without an address has no target, and a lone `#` is the current page. */
const isBlank = (address: string) => blank.test(address.trim())
const blank = new RegExp(`^(#|(${keptSchemes.join('|')}):/*)?$`, 'i')

/** Pictures that are written out are copied when the text is saved. */
const isData = ({ tag, written }: ShownAddress) => tag === 'img' && /^\s*data:/i.test(written)

function describeScheme(shown: ShownAddress): string {
  const [scheme = ''] = shown.written.replace(/\s+/g, '').split(':', 1)
  const kept = shown.tag === 'img' ? ['https', 'http'] : keptSchemes
  return [
    `${nameIt(shown)} has an address that begins with “${shorten(scheme)}:”, which does not work here.`,
    `Addresses begin with ${kept.map((scheme) => `${scheme}:`).join(', ')}, or with / for this site.`,
  ].join(' ')
}

function nameIt({ tag, words }: ShownAddress): string {
  const noun = tag === 'a' ? 'link' : 'picture'
  const name = shorten(words.trim().replace(/\s+/g, ' '))
  return name === '' ? `A ${noun}` : `The ${noun} “${name}”`
}

const maxShown = 80
const shorten = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)
