import type { FeatureWords } from './feature-words.ts'

/** Styles, by the words in product texts. A style that no product has is relaxed, and the answer says so. */
export const styles = {
  modern: {
    asked: 'modern, contemporary, modern style, contemporary style, sleek, ultra modern, modern looking',
    phrases: 'modern, contemporary, sleek',
  },
  'mid-century': {
    asked: `
      mid century, midcentury, mid century modern, mid century style, mcm, retro, retro style, 1950s, 1960s, 1970s,
      50s, 60s, 70s, fifties, sixties, danish modern, teak style, g plan style, ercol style
    `,
    phrases: 'mid century, midcentury, retro, danish, splayed, tapered leg',
  },
  scandi: {
    asked: `
      scandi, scandinavian, scandi style, scandinavian style, nordic, nordic style, hygge, japandi, japandi style,
      swedish, danish
    `,
    phrases: 'scandi, scandinavian, nordic, japandi, pale oak, spindle',
    label: 'Scandi',
  },
  minimalist: {
    asked: 'minimalist, minimal, minimalistic, simple, clean lines, understated',
    phrases: 'minimalist, minimal, simple, clean line',
  },
  industrial: {
    asked: 'industrial, industrial style, industrial chic, factory style, warehouse style, loft style',
    phrases: 'industrial, factory, steel frame, powder coated',
  },
  farmhouse: {
    asked: `
      farmhouse, farmhouse style, country, country style, cottage, cottage style, country cottage, rustic,
      rustic style, shaker, shaker style
    `,
    phrases: 'farmhouse, country, cottage, rustic, shaker',
  },
  traditional: {
    asked: `
      traditional, traditional style, classic, classic style, classical, old fashioned, period, period style,
      victorian, victorian style, edwardian, georgian, regency, timeless, heritage, queen anne
    `,
    phrases: 'traditional, classic, victorian, edwardian, georgian, timeless, heirloom, heritage, turned leg',
  },
  vintage: {
    asked: 'vintage, vintage style, antique, antique style, shabby chic',
    phrases: 'vintage, antique, shabby chic, distressed, aged',
  },
  boho: {
    asked: 'boho, bohemian, boho style, boho chic, moroccan, moroccan style, ethnic, tribal',
    phrases: 'boho, bohemian, moroccan, tribal, woven cane',
  },
  coastal: {
    asked: 'coastal, coastal style, nautical, seaside, beachy, beach house, hamptons',
    phrases: 'coastal, nautical, seaside, beach, driftwood, holiday',
  },
  'art deco': {
    asked: 'art deco, deco, art deco style, twenties style, 1920s, glam, glamorous, hollywood glam',
    phrases: 'art deco, deco, glamorous, fluted, scalloped',
  },
} satisfies Record<string, FeatureWords>
