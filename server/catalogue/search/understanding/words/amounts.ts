/** The words around amounts of money and length. */
export const comparators = {
  max: `
    i have, ive got, i have got, spend, can spend, spending, under, below, beneath, less than, lower than,
    cheaper than, smaller than, narrower than, shorter than, shallower than, for less than, for under, up to, upto,
    max, maximum, maximum of, max of, at most, within, within budget, sub, bellow, undr, less then, lesser than,
    budget of, my budget is, budget, budget is, budget up to, with a budget of, on a budget of, max budget, until,
    up to a maximum of, to fit, fits in, fit in, to fit in, fit, not more, costing less than, costing under,
    priced under, priced below, that costs less than, space of, gap of, alcove of, space is, gap is, wall is,
    prices under, price under, price below, price up to, price less than, price max, max price, maximum price,
    cost under, costs under
  `,
  min: `
    over, above, more than, greater than, bigger than, larger than, wider than, taller than, longer than, deeper than,
    higher than, at least, min, minimum, minimum of, from, starting from, starting at, upwards of, exceeding, more then,
    prices from, price over, price above, price from, costing over, costing more than, in excess of, price more than
  `,
  about: `
    around, about, approx, approximately, roughly, circa, c, in the region of, around about, close to, near, nearly,
    almost, approx., costing about, costing around, for about, for around, price around, price about, for, at,
    costing, priced at, price, exactly, wide about
  `,
} as const
export type Comparator = keyof typeof comparators

/** Said after the amount: '500 or less'. */
export const comparatorsAfter = {
  max: `
    or less, or under, or below, and under, and below, max, maximum, tops, or cheaper, and less, limit, at most,
    budget, or lower, or smaller, or narrower, to spend, space, gap, alcove, recess, opening, nook
  `,
  min: `
    or more, or over, or above, and over, and above, and up, plus, upwards, minimum, min, or bigger, or larger,
    or wider, or taller
  `,
  about: 'or so, or thereabouts, give or take',
} as const

/** Before a comparator these turn it round: 'no more than', 'nothing over', 'not under'. */
export const turning = /^(?:no|not|nothing|none|never)$/

export const dimensionWords = {
  width: `
    wide, width, in width, w, widths, wid, across, broad, wide max, width max, diameter, in diameter, dia, diam, widht
  `,
  height: 'high, height, in height, h, tall, drop, heigh, heights, hight',
  depth: 'deep, depth, in depth, d, depths',
  length: 'long, length, in length, l, lenght, lengths',
} as const
export type DimensionWord = keyof typeof dimensionWords

export const currencyBefore = '£, gbp, $, €, eur, usd'
export const currencyAfter = `
  £, gbp, pound, pounds, quid, sterling, pds, $, €, euro, euros, dollars, pnd, punds, lb, bucks, smackers, note, notes
`
export const thousands = 'k, thousand, grand, thousands, thou'
/** Slang for amounts of money, in pounds. */
export const slang = { 5: 'fiver, fivers', 10: 'tenner, tenners' } as const
/** Before a hundred or a thousand. */
export const roughNumbers = { 0.5: 'half', 2: 'couple, couple of', 3: 'few' } as const

/** Numbers that people write in words. */
export const smallNumbers = `
  zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen,
  sixteen, seventeen, eighteen, nineteen
`
export const tens = 'twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety'
