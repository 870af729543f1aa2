import { looksLikePage } from '../formats/page-tables.ts'
import { looksLikeSpreadsheet } from '../formats/spreadsheet-xml.ts'
import type { Feed } from './feed.ts'
import { looksLikeJson, openJson } from './json-feed.ts'
import { looksLikeXml, openXml } from './xml-feed.ts'

/** A feed, by what its text begins with; undefined: it is a table. */
export function openFeed(given: string): Feed | undefined {
  const text = given.replace(/^\ufeff/, '')
  if (looksLikeJson(text)) return openJson(text)
  return looksLikeXml(text) && !looksLikePage(text) && !looksLikeSpreadsheet(text) ? openXml(text) : undefined
}
