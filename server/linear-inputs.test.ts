import { expect, test } from 'vitest'
import { readNumber } from '../app/admin/form/fields/typed-number.ts'
import { readSelection, writeLink } from '../app/admin/form/markdown/link-text.ts'
import { applyMark } from '../app/admin/form/markdown/marks.ts'
import { readLines } from '../app/admin/properties/value-lines.ts'
import { writePolicy } from '../app/content-policy.ts'
import { shortenHtml } from '../app/storefront/product/shorten-html.ts'
import { searchAddress, slugify, trimPath } from '../contract/addresses.ts'
import type { Call } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { EmailAddress } from '../contract/email-address.ts'
import { fillGaps } from '../contract/gaps.ts'
import { readText } from '../contract/head-texts.ts'
import { shortenText } from '../contract/markdown-texts.ts'
import { rankMatch } from '../contract/match-rank.ts'
import { narrowQuery } from '../contract/page-queries.ts'
import { phoneAddress } from '../contract/phone-address.ts'
import { readNationalNumber } from '../contract/phone-number.ts'
import { readPrice } from '../contract/price-text.ts'
import { cutPriceWords, cutWithoutVat } from '../contract/price-words.ts'
import { readInput } from '../contract/read-input.ts'
import { signInCalls, staffCalls } from '../contract/staff/calls.ts'
import { titleVariant } from '../contract/variant-names.ts'
import { hostileTexts, listTextSchemas } from '../tests/support/inputs/hostile-texts.ts'
import { expectProportion } from '../tests/support/runner/proportion.ts'
import { guessColumns } from './catalogue/import/guess-columns.ts'
import { readForeignCell, splitPlace } from './catalogue/import/recipes/foreign-cells.ts'
import { suggestRecipes } from './catalogue/import/recipes/suggest-recipes.ts'
import { openGuess } from './catalogue/import/rules/guess-word.ts'
import { buildIndex } from './catalogue/search/catalogue-index.ts'
import { sortKeyOf } from './catalogue/search/storage/name-order.ts'
import { listShopWords } from './catalogue/search/text/shop-words.ts'
import { listWords } from './catalogue/search/text/synonyms.ts'
import { splitProse } from './catalogue/search/text/words.ts'
import { understandQuery } from './catalogue/search/understanding/understand.ts'
import { readCsv } from './catalogue/sheets/formats/csv-rows.ts'
import { recogniseSheet } from './catalogue/sheets/formats/kinds.ts'
import { readFormat, showNumber } from './catalogue/sheets/formats/number-formats.ts'
import { readEscapes } from './catalogue/sheets/formats/workbook-xml.ts'
import { readOptions } from './catalogue/sheets/shops/bigcommerce-options.ts'
import { changePrice } from './catalogue/sheets/shops/bigcommerce-rules.ts'
import { readForeign } from './catalogue/sheets/shops/foreign.ts'
import { readMeasure, readPounds } from './catalogue/sheets/values/cell-values.ts'
import { findCurrency } from './catalogue/sheets/values/currency.ts'
import { readInstant } from './catalogue/sheets/values/instants.ts'
import { readHeadingUnit } from './catalogue/sheets/values/length-units.ts'
import { readItems } from './catalogue/sheets/values/listed-cells.ts'
import { readList, readSources } from './catalogue/sheets/values/lists.ts'
import { readSide } from './catalogue/sheets/values/place-measure.ts'
import { cutPence } from './catalogue/sheets/values/price-parts.ts'
import { readProperties } from './catalogue/sheets/values/properties.ts'
import { readSize } from './catalogue/sheets/values/sizes.ts'
import { readReport } from './enquiries/answers/delivery-report.ts'
import { splitQuote } from './enquiries/answers/quotes.ts'
import { readHeaders } from './mail/mailbox/headers.ts'
import { readRange } from './media/byte-range.ts'
import { readDataPicture } from './media/fetching/data-picture.ts'
import { cleanFileName } from './media/file-name.ts'
import { isActiveSvg, svg } from './media/formats/svg.ts'
import { bareCell, writeCsvLine } from './platform/csv.ts'
import { readHtml, readName } from './platform/html-text.ts'
import { findAddress } from './platform/http/client-address.ts'
import { readTarget } from './platform/http/request-target.ts'
import { nameMailFile } from './platform/mail/folder.ts'
import { keepOnOneLine } from './platform/mail/one-line.ts'
import { Problem } from './platform/problem.ts'
import { redactPath, redactText } from './platform/redaction.ts'
import { followRedirect } from './site/redirects.ts'
import { explainViolation } from './site/violations.ts'

const noWords = listShopWords(buildIndex([]))
const guessWord = openGuess([])
const noFile = { headers: [], matching: [], recipes: [], sampleRows: [] }
const wooHeads = ['Type', 'SKU', 'Name', 'Regular price', 'Parent', 'Categories', 'Images']

/** Every function that reads text from outside: add a line for each new one. Markdown has tests of its own. */
const readers: Record<string, (text: string) => unknown> = {
  'the end of a path': trimPath,
  'a redirect': (text) => followRedirect(new Map(), { pathname: `/${text}`, search: text } as URL),
  'the address of a request': (text) => readTarget(`/${text}`),
  'a query': (text) => narrowQuery(['q'], `?${text}`),
  'a forwarded address': (text) => findAddress('127.0.0.1', text, 1),
  'a range of bytes': (text) => readRange(new Headers({ range: text }), '', 10),
  'a line of the log': redactText,
  'a path in the log': redactPath,
  'a refusal of the database': (text) => explainViolation({ code: '23505', detail: `Key ${text}` }),
  'a search': listWords,
  'what a search asks for': (text) => understandQuery(text, noWords),
  'a description for search': (text) => [splitProse(text), splitProse(`two-seater ${text}`)],
  'the order of a name': sortKeyOf,
  'an address made of a name': slugify,
  'the address of a search': searchAddress,
  'a name and its variant': (text) => titleVariant({ name: text, properties: [] }, text),
  'the words of a page': (text) => readText(text, 160),
  'a description in short': (text) => shortenHtml(text, 200),
  'a content policy': (text) => writePolicy(Buffer.from(text), { frames: [], scripts: [], calls: [] }),
  'pictures in a text': shortenText,
  'a name among names': (text) => rankMatch(text, [text]),
  'a price': readPrice,
  'a phone number': (text) => [readNationalNumber(text), phoneAddress(text)],
  'an email address': (text) => EmailAddress.safeParse(`${text}@${text}`),
  'a reply template': (text) => fillGaps(text, {}),
  'the subject of a mail': keepOnOneLine,
  'the file of a mail': nameMailFile,
  'the headers of a mail': (text) => readHeaders(Buffer.from(text)),
  'the older mails that a mail repeats': splitQuote,
  'a report of a mail server': (text) => {
    for (const field of ['Message-ID', 'Status', 'Diagnostic-Code'])
      readReport(Buffer.from(`\n\nAction: failed\n${field}:${text}`))
  },
  'a file’s name': cleanFileName,
  'a picture that is written out': (text) => readDataPicture(`data:${text},${text}`),
  'the head of an SVG': (text) => svg.recognise(Buffer.from(text)),
  'the end of an SVG': (text) => svg.findEnd(Buffer.from(`<svg></svg>${text}`)),
  'what an SVG does': (text) => isActiveSvg(Buffer.from(`<svg>${text}`)),
  'a CSV file': (text) => [...readCsv(text)],
  'the kind of a file': (text) => recogniseSheet(Buffer.from(text), 'file'),
  'a cell that was disarmed': bareCell,
  'a cell that is written': (text) => writeCsvLine([text]),
  'the columns of a file': (text) => guessColumns([text, text]),
  'HTML in a file': readHtml,
  'a name in a file': readName,
  'a list in a file': readList,
  'pictures in a file': readSources,
  'properties in a file': readProperties,
  'a price in a file': readPounds,
  'a measure in a file': readMeasure,
  'a date in a file': readInstant,
  'a size in a file': (text) => [readSize(text, 'sizeWdh'), readSide(text, { heading: '', sizesIn: 'cm' })],
  'a side in a file': (text) => readSide(`1${text}`, { heading: '', sizesIn: 'cm' }),
  'the unit of a heading': (text) => readHeadingUnit(`in${text}`),
  'a price in pence': (text) => cutPence(`1${text}`),
  'a price with words': (text) => [cutPriceWords(`rrp £1${text}`), cutWithoutVat(`1 plus${text}`)],
  'a heading of prices': (text) => suggestRecipes({ ...noFile, headers: [`grade${text}`] }, []),
  'a word of a supplier': (text) => guessWord({ kind: 'category', text }),
  'options of BigCommerce': (text) => [readOptions(`[CS]a=b:#${text}`), readOptions(`Type=a|Name=b|Value=c${text}`)],
  'a rule of BigCommerce': (text) => changePrice('5', `[ADD]${text}`),
  'a file of WooCommerce': (text) =>
    readForeign({ headers: wooHeads, rows: [{ line: 2, cells: wooHeads.map(() => text) }] }),
  'a currency in a file': findCurrency,
  'a list in brackets': (text) => readItems(`['${text}']`),
  'a cell of another system': (text) =>
    (['name', 'category', 'metaTags', 'salePrice'] as const).map((column) => readForeignCell(column, text)),
  'the way to a category': (text) => splitPlace({ name: text, category: text }),
  'a number format': (text) => readFormat(1, new Map([[1, text]])),
  'a number in a workbook': (text) => showNumber(text),
  'a text in a workbook': readEscapes,
  'a number in a form': readNumber,
  'values in a form': (text) => readLines(text, []),
  'a link in a form': (text) => [readSelection(text), writeLink({ words: text, address: text })],
  'a bold word in a form': (text) => applyMark({ text, from: 0, to: text.length }, 'bold'),
}

test.each(Object.entries(readers))('%s is read in time proportional to its length', (_, read) => {
  for (const make of hostileTexts) expectProportion((text) => orRefuse(() => read(text)), make)
})

test('every text in a call is checked in time proportional to its length', () => {
  const all = Object.values<Call>({ ...calls, ...signInCalls, ...staffCalls }).flatMap(({ input }) =>
    listTextSchemas(input),
  )
  const texts = new Set(all)
  expect(texts.size).toBeGreaterThan(100)
  for (const schema of texts) for (const make of hostileTexts) expectProportion((text) => readInput(schema, text), make)
})

/** A refusal is a valid result. */
function orRefuse(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof TypeError)) throw error
  }
}
