/** One curve: a value for each size of the shop, and the goal, which no value should exceed. */
export type Curve = { title: string; unit: string; points: { products: number; value: number }[]; goal?: number }

const panel = { width: 300, height: 200, left: 52, right: 18, top: 40, bottom: 34 }
const columns = 3

/** Small charts side by side: the x axis is the size of the shop, logarithmic; the y axis is the value, from 0. */
export function drawCurves(curves: Curve[]): string {
  const rows = Math.ceil(curves.length / columns)
  const [width, height] = [columns * panel.width, rows * panel.height]
  const panels = curves.map((curve, i) => {
    const [x, y] = [(i % columns) * panel.width, Math.floor(i / columns) * panel.height]
    return `<g transform="translate(${x} ${y})">\n${drawCurve(curve)}\n</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" fill="#3b4238">
<title>How cost grows with the number of products</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join('\n')}
</svg>
`
}

function drawCurve({ title, unit, points, goal }: Curve): string {
  const right = panel.width - panel.right
  const floor = panel.height - panel.bottom
  const sizes = points.map(({ products }) => Math.log10(products))
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)]
  const top = chooseTop(Math.max(goal ?? 0, ...points.map(({ value }) => value)))
  const xOf = (products: number) =>
    panel.left + ((Math.log10(products) - min) / (max - min || 1)) * (right - panel.left)
  const yOf = (value: number) => floor - (value / top) * (floor - panel.top)
  const line = points.map(({ products, value }) => `${round(xOf(products))},${round(yOf(value))}`).join(' ')
  const text = (x: number, y: number, words: string, anchor = 'middle') =>
    `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${words}</text>`
  return [
    `<text x="8" y="18" font-size="13" font-weight="bold">${title}, ${unit}</text>`,
    `<path d="M${panel.left} ${panel.top}V${floor}H${right}" fill="none" stroke="#b9bfb4"/>`,
    text(panel.left - 6, panel.top + 4, show(top), 'end'),
    text(panel.left - 6, floor + 4, '0', 'end'),
    ...(goal === undefined ? [] : [drawGoal(yOf(goal), right)]),
    `<polyline points="${line}" fill="none" stroke="#4f6b4a" stroke-width="2"/>`,
    ...points.flatMap(({ products, value }) => [
      `<circle cx="${round(xOf(products))}" cy="${round(yOf(value))}" r="3" fill="#4f6b4a"/>`,
      text(xOf(products), yOf(value) - 8, show(value)),
      text(xOf(products), floor + 16, nameSize(products)),
    ]),
  ].join('\n')
}

const drawGoal = (y: number, right: number) =>
  `<path d="M${panel.left} ${round(y)}H${right}" stroke="#b3541e" stroke-dasharray="4 3"/>`

/** The next round number: 1, 2 or 5 times a power of ten. */
function chooseTop(max: number): number {
  const tens = 10 ** Math.floor(Math.log10(max || 1))
  return tens * ([1, 2, 5, 10].find((step) => step * tens >= max) ?? 10)
}

const round = (value: number) => Math.round(value * 10) / 10
const show = (value: number) => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(2))))
const nameSize = (products: number) => (products < 1e6 ? `${products / 1000}k` : `${products / 1e6}M`)
