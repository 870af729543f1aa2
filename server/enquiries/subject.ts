import { nameWithVariant } from '../../contract/variant-names.ts'
import { generalInquiry } from './departments.ts'
import type { AskedAbout, enquiries } from './tables.ts'

type About = Pick<typeof enquiries.$inferSelect, 'askedAbout' | 'department'>

/** The subject of an enquiry, in a few words. */
export function nameSubject({ askedAbout, department }: About): string {
  if (askedAbout) return keepOnOneLine(nameProduct(askedAbout))
  return department === generalInquiry ? 'our shop' : department
}

/**
 * The subject of every mail to the shopper about one enquiry, as a person would write it. Receipt and replies share it,
 * by which mail programs hold them together.
 */
export function writeMailSubject({ askedAbout, department }: About, shopName: string): string {
  if (askedAbout) return keepOnOneLine(`Your enquiry about ${describeProduct(askedAbout)}`)
  return keepOnOneLine(
    department === generalInquiry ? `Your enquiry to ${shopName}` : `Your enquiry to our ${department} department`,
  )
}

type Named = Pick<AskedAbout, 'productName' | 'variantName'>

/** 'the Alder Sofa in Moss Velvet', but 'the Atlas Rug (160 x 230 cm)'. */
function describeProduct({ productName, variantName }: Named): string {
  const product = /^(the|an?|our)\s|^\S+[’']s\s/i.test(productName) ? productName : `the ${productName}`
  return nameWithVariant(product, variantName, { apart: (name, variant) => `${name} (${variant})` })
}

export const nameProduct = ({ productName, variantName }: Named) =>
  [productName, variantName].filter(Boolean).join(', ')

export const keepOnOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
