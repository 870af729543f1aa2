/** One side of a size as it is written: w, d, h, l, o for a diameter, or nothing. Of a range, the largest value. */
export type Piece = { label: string; max: number; unit: string }

const maxLength = 200
const number = /^(\d{1,6}(?:[.,]\d{1,3})?)/
const label =
  /^(?:overall\s+)?(width|wide|depth|deep|height|high|length|long|diameter|diam|dia|ø|⌀|w|d|h|l)(?![a-z])\s*[.:=]?/
const unit = /^(mm|cms?|metres?|m|inches|inch|ins?|ft|")(?![a-z])\.?/
const between = /^(?:x|\*|,|;|\/|\||by\b|and\b)/

/**
 * The sides of a size in one cell, and the order it says behind them; undefined: it says something else. In millimetres
 * 1,200 is more than a thousand.
 */
export function cutSize(given: string, usual = ''): { pieces: Piece[]; order: string } | undefined {
  const named = readNamed(given)
  if (named) return { pieces: named, order: '' }
  if (given.length > maxLength) return undefined
  const inMillimetres = usual === 'mm' || /\d\s*mm\b/i.test(given)
  const [text, order] = takeOrder(simplify(inMillimetres ? given.replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1') : given))
  const pieces: Piece[] = []
  let rest = chooseFirst(text)
  let waiting = ''
  let isOpen = false
  while (rest !== '') {
    const found = read(rest)
    if (!found) return undefined
    rest = found.rest
    const last = pieces.at(-1)
    if (found.kind === 'between') {
      if (!isOpen) return undefined
      isOpen = false
    } else if (found.kind === 'unit') {
      // ‘95D cm’: the unit stands behind the letter.
      if (!isOpen || !last || last.unit !== '') return undefined
      last.unit = found.unit
    } else if (found.kind === 'label') {
      if (isOpen && last?.label === '') last.label = found.label
      else waiting = found.label
    } else {
      if (isOpen && !last?.label) return undefined
      pieces.push({ label: waiting, ...found.piece })
      waiting = ''
      isOpen = true
    }
  }
  return pieces.length > 0 && pieces.length <= 4 && waiting === '' ? { pieces, order } : undefined
}

const sides = new Map(Object.entries({ width: 'w', depth: 'd', height: 'h', length: 'l', diameter: 'o' }))
const entry =
  /([\p{L}][\p{L} ,./&()-]*?)\s*:\s*(\d{1,6}(?:[.,]\d{1,3})?)\s*(mm|cms?|m|inches|inch|ins?|")?(?=$|[\s;,|])[\s;,|]*/giu

const minWord = 4
const maxCellLength = 1000
/** ‘Width: 80 cm Max. depth: 62 cm Seat height: 45 cm’: the overall sides among the named measures, if any. */
function readNamed(text: string): Piece[] | undefined {
  if (text.length > maxCellLength) return undefined
  const found = [...text.matchAll(entry)]
  // Letters before numbers are read one by one.
  if (found.length < 2 || found.some(([, heading = '']) => heading.length < minWord)) return undefined
  return found.flatMap(([, heading = '', digits = '', unitText = '']): Piece[] => {
    const side = sides.get(heading.toLowerCase().replace(/^(?:overall|product|total|assembled|max\.?|maximum) /, ''))
    if (side === undefined) return []
    return [{ label: side, max: toNumber(digits), unit: readUnit(unitText.toLowerCase())[0] }]
  })
}

type Found =
  | { kind: 'between'; rest: string }
  | { kind: 'label'; label: string; rest: string }
  | { kind: 'unit'; unit: string; rest: string }
  | { kind: 'piece'; piece: Omit<Piece, 'label'>; rest: string }

function read(text: string): Found | undefined {
  const labelled = label.exec(text)
  if (labelled)
    return { kind: 'label', label: letterOf(labelled[1] ?? ''), rest: text.slice(labelled[0].length).trim() }
  const parted = between.exec(text)
  if (parted) return { kind: 'between', rest: text.slice(parted[0].length).trim() }
  const [measured, rest] = readUnit(text)
  return measured === '' ? readNumber(text) : { kind: 'unit', unit: measured, rest }
}

function readNumber(text: string): Found | undefined {
  const first = number.exec(text)
  if (!first) return undefined
  let rest = text.slice(first[0].length).trim()
  let amount = toNumber(first[0])
  let [unitBefore, after] = readUnit(rest)
  rest = after
  const feet = unitBefore === 'ft' ? /^(\d{1,2}(?:\.\d)?)\s*(?:"|in\b)/.exec(rest) : null
  if (feet) {
    amount = amount * 12 + toNumber(feet[1] ?? '')
    unitBefore = 'in'
    rest = rest.slice(feet[0].length).trim()
  }
  const further = /^(?:-|to\b)\s*/.exec(rest)
  const second = further && number.exec(rest.slice(further[0].length))
  if (!further || !second) return { kind: 'piece', piece: { max: amount, unit: unitBefore }, rest }
  const [unitBehind, end] = readUnit(rest.slice(further[0].length + second[0].length).trim())
  const max = Math.max(amount, toNumber(second[0]))
  return { kind: 'piece', piece: { max, unit: unitBehind || unitBefore }, rest: end }
}

const toNumber = (digits: string) => Number(digits.replace(',', '.'))

function readUnit(text: string): [string, string] {
  const found = unit.exec(text)
  if (!found) return ['', text]
  const written = found[1] ?? ''
  const isInches = written === '"' || written.startsWith('in')
  const name = isInches ? 'in' : written.startsWith('cm') ? 'cm' : written.startsWith('metre') ? 'm' : written
  return [name, text.slice(found[0].length).trim()]
}

const letterOf = (word: string) => (/^(dia|ø|⌀)/.test(word) ? 'o' : word.slice(0, 1))

const simplify = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕✖]/g, 'x')
    .replace(/[–—−]/g, '-')
    // NFKC makes two single primes of a double one.
    .replace(/[“”]|''|′′/g, '"')
    .replace(/(\d)\s*['’′]/g, '$1ft ')
    .replace(/[\s ]+/g, ' ')
    .replace(/\(\s*([wdhl])\s*\)/g, ' $1 ')
    // ‘220x95’ and ‘w220xd95’: the x between is no letter of a word.
    .replace(/(\d|mm|cm|in|"|[wdhl])\s*x\s*(?=[\dwdhl]|ø|dia)/g, '$1 x ')
    .replace(/(\d)([wdhl])(?=\s|$|,)/g, '$1 $2')
    .replace(/\b([wdhl])(?=\d)/g, '$1 ')
    // Removes a weight after the size.
    .replace(/\s*[;,]\s*\d+(?:[.,]\d+)?\s*(?:pounds|lbs?|kgs?|kilograms?|ounces|oz)\b.*$/, '')
    .replace(/^\s*(size|dimensions?|overall|approx\.?|dims?)\s*:?\s*/, '')
    .trim()

/** ‘220 x 95 x 85 (LxWxH)’. */
function takeOrder(text: string): [string, string] {
  const found = /[([]?\s*\b([wdhl])\s*[x/,*]\s*([wdhl])\s*[x/,*]\s*([wdhl])\b\s*[)\]]?/.exec(text)
  if (!found) return [text, '']
  return [
    text
      .replace(found[0], ' ')
      .replace(/^[\s:.-]+/, '')
      .trim(),
    found.slice(1, 4).join(''),
  ]
}

/** If a size is written twice, in centimetres and in inches, takes the first, which is not the one in brackets. */
function chooseFirst(text: string): string {
  if (/^[^([]*\d[^([]*[([]/.test(text)) return text.replace(/[([][^)\]]*[)\]]?/g, ' ')
  const ways = text.split(/\s+\/\s+|\s*\|\s*/)
  const isWhole = (way: string) => (way.match(/\d+(?:[.,]\d+)?/g) ?? []).length > 1
  return ways.every(isWhole) ? (ways[0] ?? text) : text
}
