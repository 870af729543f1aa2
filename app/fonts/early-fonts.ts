import serifFont from './petrona-latin-300-600.woff2?url'
import sansFont from './source-sans-3-latin-400-700.woff2?url'

/** For pages of staff, whose line is faster than a shopper's phone: with its fonts at once, a preview is as shoppers see it. */
export const earlyFonts = [serifFont, sansFont].map((href) => ({
  rel: 'preload' as const,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
