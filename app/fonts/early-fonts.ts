import serifFont from './petrona-latin-300-600.woff2?url'
import sansFont from './source-sans-3-latin-400-700.woff2?url'

const loadEarly = (href: string) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})

/** Preloaded on staff's pages, whose connection is faster than a shopper's phone: a preview then shows the right fonts at once. */
export const earlyFonts = [serifFont, sansFont].map(loadEarly)

type Fonts = { headings?: string; text?: string }

/** Preloaded on a shopper's computer. On a phone's connection they would delay the first paint, so there they load after it. */
export const listWideFonts = ({ headings = serifFont, text = sansFont }: Fonts = {}) =>
  [...new Set([headings, text])].map((href) => ({ ...loadEarly(href), media: '(min-width: 48rem)' }))
