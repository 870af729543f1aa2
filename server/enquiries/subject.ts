import { generalInquiry } from './departments.ts'
import type { AskedAbout, enquiries } from './tables.ts'

type About = Pick<typeof enquiries.$inferSelect, 'askedAbout' | 'department'>

/** What an enquiry is about, in a few words. */
export function nameSubject({ askedAbout, department }: About): string {
  if (askedAbout) return keepOnOneLine(nameProduct(askedAbout))
  return department === generalInquiry ? 'our shop' : department
}

export const nameProduct = ({ productName, variantName }: Pick<AskedAbout, 'productName' | 'variantName'>) =>
  [productName, variantName].filter(Boolean).join(', ')

export const keepOnOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
