/** The common name of a product and its variant in page titles, for search engines, and in mails. */

type Naming = {
  /** Joins the names where 'in' would not read well. */
  apart(product: string, variant: string): string
  /** The colours and materials that the product comes in, where they are known; else the words of the name decide. */
  looks?: readonly string[]
}

/** 'Alder Sofa in Sage', but not 'Atlas Rug in 160 x 230 cm'. */
export function nameWithVariant(product: string, variant: string, { apart, looks }: Naming): string {
  if (variant === '') return product
  if (/^in\s/i.test(variant)) return `${product} in${variant.slice(2)}`
  // Of 'Oak, 180 cm' the first part counts.
  const [first = ''] = variant.split(partEnd)
  const isLook = looks ? looks.some((look) => look.toLowerCase() === first.toLowerCase()) : !measures.test(first)
  return isLook && !/\sin\s/i.test(product) ? `${product} in ${variant}` : apart(product, variant)
}

/** Matches only where blanks begin: an attempt at each of many blanks would take quadratic time. */
const partEnd = /(?<!\s)(?:\s*[,/|·]\s*|\s+[-–]\s+)/

/** A size, a side or a number of pieces rather than a colour or a material. */
const measures =
  /\d|\b(small|medium|large|extra|mini|single|double|king|queen|super|left|right|corner|pair|set|with|without)\b/i

/** Properties whose values say what a product looks like or is made of. */
const ofLooks = /\b(colou?r|shade|finish|fabric|cover|upholstery|leather|material|wood|timber|metal)s?\b/i

type Titled = { name: string; properties: { label: string; values: string[] }[] }

/** 'Alder Sofa in Sage', but 'Atlas Rug, 160 x 230 cm'. A variant without a name is called by the product's. */
export function titleVariant({ name, properties }: Titled, variantName: string): string {
  const looks = properties.filter(({ label }) => ofLooks.test(label)).flatMap(({ values }) => values)
  return nameWithVariant(name, variantName, { looks, apart: (product, variant) => `${product}, ${variant}` })
}
