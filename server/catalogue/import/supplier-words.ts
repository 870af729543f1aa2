import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { splitList } from '../search/understanding/split-list.ts'
import { cutHundredths } from '../sheets/values/price-parts.ts'

/** Suppliers' headings, besides those that each field declares: German, French, Italian and trade words, without accents. */
const words: Partial<Record<SheetColumn, string>> = {
  variantCode: `
    article no, article ref, art no, art nr, artikel nr, artikelnr, artikelnummer, bestellnummer, catalogue no,
    cat no, code sku, codice, item, item ref, item sku, model code, model no, part no, product no, product ref,
    product code sku, reference article, sku code, sku no, stock no, stock ref, supplier ref, supplier code,
    supplier part no, variant id, product id
  `,
  name: `
    artikelbezeichnung, artikelname, bezeichnung, denominazione, designation, display name, full name,
    item description, libelle, nom, nome, produktname, style name
  `,
  description: 'beschreibung, copy, descriptif, descrizione, marketing copy, web copy, web description',
  category: `
    category 1, category name, category tree, categorie, kategorie, main category, product group,
    category hierarchy, product category tree, category list, taxonomy, warengruppe, google product category
  `,
  subCategory: 'category 2, sub category name, unterkategorie',
  brand: 'hersteller, marca, marke, marque',
  range: 'kollektion, serie',
  price: `
    base price, consumer price, endpreis, mrp, msrp, preis, prezzo, price each, prix, prix public, prix ttc, pv ttc,
    recommended retail price, rrp each, standard price, uvp, verkaufspreis, vk, vk brutto, r r p, vk inkl mwst,
    amount minor, amount pence, amount cents, cent amount, minor amount
  `,
  widthCm: 'breite, larg, largeur, larghezza, wide',
  depthCm: 'deep, lange, long, longueur, prof, profondeur, profondita, tiefe',
  heightCm: 'altezza, haut, hauteur, high, hoehe, hohe',
  variantVisible: 'is visible',
  pictures: 'bild, bild url, foto, hosted image urls, image 1, image file, main image url, photo 1',
}

/** Headings of a price before its reduction. */
export const formerPrices: ReadonlySet<string> = new Set(
  splitList('original price, was price, price was, was, old price, previous price, former price, price before'),
)

/** Headings of a shop’s current price, as opposed to the price that a maker recommends. */
export const presentPrices: ReadonlySet<string> = new Set(
  splitList('price, our price, now price, price now, current price, selling price, sell price, discounted price, now'),
)

export const supplierWords: ReadonlyMap<string, SheetColumn> = new Map([
  ...[...formerPrices, ...presentPrices].map((word) => [word, 'price'] as const),
  ...Object.entries(words).flatMap(([column, all]) =>
    splitList(all).map((word) => [word, column as SheetColumn] as const),
  ),
])

/** Headings of manufacturer numbers and barcodes, which identify a variant where the list has no supplier code. */
export const otherCodes = [
  'mpn',
  'item model number',
  'manufacturer part no',
  'manufacturer part number',
  'ean',
  'ean code',
  'gtin',
  'upc',
  'barcode',
  'ean13',
]

/** A column with VAT is the one that shoppers pay. */
const withVat = / (?:inc|incl|including|inkl)(?: 20)? (?:vat|mwst)$/
/** ‘Price’ over columns of several prices. */
const overPrices = /^price (?=(?:rrp|srp|msrp|retail)\b)/
const before =
  /^(?:product|prod|prices|pricing|item|overall|assembled|main|full|our|total|(?:dimensions?|dims?|sizes?|measurements?)(?: mm| cm| in| inches)?) (?=.)/
const behind = / (?:mm|cm|in|inch|inches|m|gbp|eur|usd|non editable)$|(?<=image|picture|photo|img)(?: url| ?0?1)$/

const parts = [behind, before, withVat, overPrices]

/** The heading, and shorter forms without words that do not matter: Overall width (cm), RRP (£), Image 1. */
export function listShorter(heading: string): string[] {
  const found = [heading]
  for (const text of found)
    for (const shorter of [...parts.map((part) => text.replace(part, '')), cutHundredths(text)])
      if (!found.includes(shorter)) found.push(shorter)
  return found
}
