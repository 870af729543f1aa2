import serifFont from './petrona-latin-300-600.woff2?url'
import sansFont from './source-sans-3-latin-400-700.woff2?url'

const loadEarly = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})

/** For pages of staff, whose line is faster than a shopper's phone: with its fonts at once, a preview is as shoppers see it. */
export const earlyFonts = [serifFont, sansFont].map(loadEarly)

type Fonts = { headings?: string; text?: string }

/** For a shopper's computer. On a phone's line the fonts would delay the first paint, so they come after it. */
export const listWideFonts = ({ headings = serifFont, text = sansFont }: Fonts = {}) =>
  [...new Set([headings, text])].map((href) => ({ ...loadEarly(href), media: '(min-width: 48rem)' }))
