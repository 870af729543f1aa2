/** The name of a variant together with its product, in page titles, for search engines and in mails. */

type Naming = {
  /** Joins the two names if 'in' would not read well. */
  apart(product: string, variant: string): string
  /** The colours and materials of the product, if known; otherwise the words of the name decide. */
  looks?: readonly string[]
}

/** 'Alder Sofa in Sage', but not 'Atlas Rug in 160 x 230 cm'. */
export function nameWithVariant(product: string, variant: string, { apart, looks }: Naming): string {
  if (variant === '') return product
  if (/^in\s/i.test(variant)) return `${product} in${variant.slice(2)}`
  // The first part decides, as in 'Oak, 180 cm'.
  const [first = ''] = variant.split(partEnd)
  const isLook = looks ? looks.some((look) => look.toLowerCase() === first.toLowerCase()) : !measures.test(first)
  return isLook && !/\sin\s/i.test(product) ? `${product} in ${variant}` : apart(product, variant)
}

/** Matches only where spaces begin: trying at each of many spaces would take quadratic time. */
const partEnd = /(?<!\s)(?:\s*[,/|·]\s*|\s+[-–]\s+)/

/** A dimension or a number of pieces rather than a colour or a material. */
const measures =
  /\d|\b(small|medium|large|extra|mini|single|double|king|queen|super|left|right|corner|pair|set|with|without)\b/i

/** Properties whose values describe the look or the material of a product. */
const ofLooks = /\b(colou?r|shade|finish|fabric|cover|upholstery|leather|material|wood|timber|metal)s?\b/i

type Titled = { name: string; properties: { label: string; values: string[] }[] }

/** 'Alder Sofa in Sage', but 'Atlas Rug, 160 x 230 cm'. A variant without a name has the name of its product. */
export function titleVariant({ name, properties }: Titled, variantName: string): string {
  const looks = properties.filter(({ label }) => ofLooks.test(label)).flatMap(({ values }) => values)
  return nameWithVariant(name, variantName, { looks, apart: (product, variant) => `${product}, ${variant}` })
}
