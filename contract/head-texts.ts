/** A page's title and description for search engines, decided here for the page and for the preview in its form. */

type HeadWords = { title: string; description: string }

type Describable = { pageTitle: string; metaDescription: string; name: string; description: string }

/** Staff's texts for search engines or, where empty, the page's own. */
export const chooseHead = ({ pageTitle, metaDescription, name, description }: Describable): HeadWords => ({
  title: pageTitle || name,
  description: metaDescription || description,
})

export const nameSubCategory = (name: string, category: string) => `${name} – ${category}`

/** Adds the shop's name to the title, and a default for a missing description. */
export const writeHead = (
  { title, description }: { title: string; description?: string },
  shop: { name: string; town: string },
): HeadWords => ({
  title: title === shop.name ? title : `${title} | ${shop.name}`,
  description: description || `${title} at ${shop.name}${shop.town && `, ${shop.town}`}. Come and see, or ask us.`,
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Matches a tag. Its first group matches inline tags; all others separate words. */
const tag = /<(\/?([abisu]|code|del|em|ins|mark|small|span|strong|su[bp])\b)?[^<>]*>/g

/** The text of some HTML, truncated between two words. */
export const readText = (html: string, maxLength: number): string =>
  cutBetweenWords(
    html
      .replace(tag, (_, inline?: string) => (inline ? '' : ' '))
      .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
      .replace(/\s+/g, ' ')
      .trim(),
    maxLength,
  )

/** Truncates between two words. */
export function cutBetweenWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength - 40)).trimEnd()}…`
}

/** A product's description for search engines. */
export const shortenDescription = (html: string) => readText(html, 160)
