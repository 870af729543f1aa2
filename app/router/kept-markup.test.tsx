import { renderToString } from 'react-dom/server'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { Kept, keptMarkup } from '../ui/kept.tsx'
import { createMarkup } from './kept-markup.tsx'

type Facts = { name: string }
let rendered: string[] = []

function Chair({ name }: Facts) {
  rendered.push(`${name} at ${useLocation().pathname}`)
  return (
    <b>
      {name}, {name.length} letters
    </b>
  )
}

const Page = ({ names }: { names: string[] }) => (
  <ul>
    {names.map((name) => (
      <Kept key={name} facts={{ name }} kind="chair" className="seat">
        {(facts) => <Chair {...facts} />}
      </Kept>
    ))}
    <Kept as="footer" facts={{ name: names[0] ?? '' }} kind="foot">
      {({ name }) => name}
    </Kept>
  </ul>
)

function write(names: string[]): string {
  rendered = []
  const markup = createMarkup()
  const page = renderToString(
    <keptMarkup.Provider value={markup.keep}>
      <Page names={names} />
    </keptMarkup.Provider>,
  )
  return Buffer.concat(markup.fill(Buffer.from(page))).toString()
}

test('a page of cached parts equals the page that React would render', () => {
  const body = write(['Ash', 'Oak & <i>Elm</i>', '£5 – ½'])
  expect(body).toContain('<div class="seat"><b>Ash<!-- -->, <!-- -->3<!-- --> letters</b></div>')
  expect(body).toContain('Oak &amp; &lt;i&gt;Elm')
  expect(body).toContain('£5 – ½')
  expect(body.endsWith('<footer>Ash</footer></ul>')).toBe(true)
})

test('a part is rendered once for the same facts, and again for others', () => {
  const first = write(['Beech'])
  expect(rendered).toEqual(['Beech at /'])
  expect(write(['Beech'])).toBe(first)
  expect(rendered).toEqual([])
  expect(write(['Beech', 'Birch'])).toContain('<b>Birch')
  expect(rendered).toEqual(['Birch at /'])
})

test('a page shows its parts in its own order, whichever parts were cached before', () => {
  write(['Yew'])
  const page = write(['Fir', 'Yew', 'Pine'])
  expect([...page.matchAll(/<b>(\w+)/g)].map(([, name]) => name)).toEqual(['Fir', 'Yew', 'Pine'])
})

test('a part contains no preload links for its pictures', () => {
  const markup = createMarkup()
  const page = renderToString(
    <keptMarkup.Provider value={markup.keep}>
      <Kept as="header" facts={{ name: 'Ash' }} kind="logo">
        {({ name }) => <img src="/logo.webp" alt={name} />}
      </Kept>
    </keptMarkup.Provider>,
  )
  const body = Buffer.concat(markup.fill(Buffer.from(page))).toString()
  expect(body).toBe('<header><img src="/logo.webp" alt="Ash"/></header>')
})

test('a comment in the page is not taken for a marker', () => {
  const markup = createMarkup()
  const page = Buffer.from('<p><!--kept 0--><!-- 0--></p>')
  expect(Buffer.concat(markup.fill(page)).equals(page)).toBe(true)
})
