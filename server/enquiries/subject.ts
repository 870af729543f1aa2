import { nameWithVariant } from '../../contract/variant-names.ts'
import { generalInquiry } from '../catalogue/taxonomy/departments.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import { type NamedPiece, nameProduct } from '../shortlists/asked-facts.ts'
import type { AskedAbout, AskedPiece } from '../shortlists/asked-pieces.ts'
import type { enquiries } from './tables.ts'

type About = Pick<typeof enquiries.$inferSelect, 'askedAbout' | 'items' | 'department'>

/** The subject of an enquiry, in a few words. */
export function nameSubject({ askedAbout, items, department }: About): string {
  const first = askedAbout ?? items[0]
  if (first) return keepOnOneLine(nameProduct(first) + andMore(askedAbout, items))
  return department === generalInquiry ? 'our shop' : department
}

/**
 * The subject of every mail to the shopper about one enquiry, as a person would write it. Receipt and replies share it, so
 * that mail programs show them as one thread.
 */
export function writeMailSubject({ askedAbout, items, department }: About, shopName: string): string {
  const first = askedAbout ?? items[0]
  if (first) return keepOnOneLine(`Your enquiry about ${describeProduct(first)}${andMore(askedAbout, items)}`)
  return keepOnOneLine(
    department === generalInquiry ? `Your enquiry to ${shopName}` : `Your enquiry to our ${department} department`,
  )
}

/** The end of a subject, such as ' and 2 more pieces', after the name of the first one. */
function andMore(askedAbout: AskedAbout | null, items: AskedPiece[]): string {
  const more = askedAbout ? items.length : items.length - 1
  if (more <= 0) return ''
  return more === 1 ? ' and another piece' : ` and ${more} more pieces`
}

/** 'the Alder Sofa in Moss Velvet', but 'the Atlas Rug (160 x 230 cm)'. */
function describeProduct({ productName, variantName }: NamedPiece): string {
  const product = /^(the|an?|our)\s|^\S+[’']s\s/i.test(productName) ? productName : `the ${productName}`
  return nameWithVariant(product, variantName, { apart: (name, variant) => `${name} (${variant})` })
}
