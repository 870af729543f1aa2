import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStoredDraft } from './stored-drafts.ts'

const notes = {
  fresh: '',
  isBegun: (note: string) => note.trim() !== '',
  join: (kept: string, now: string) => `${kept}, ${now}`,
}
type Held = ReturnType<typeof useStoredDraft<string>>

function Holder({ onRender }: { onRender(held: Held): void }) {
  onRender(useStoredDraft('note', 'one', notes))
  return null
}

/** An unmounted form: nobody sees what it sets, as after a navigation. */
function openAndLeave(): Held {
  const made: Held[] = []
  renderToStaticMarkup(<Holder onRender={(held) => made.push(held)} />)
  const [held] = made
  if (!held) throw new Error('Nothing was rendered.')
  return held
}

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const type = (text: string) => kept.set('note-one', JSON.stringify(text))

test('the draft of a sent reply is gone when its page is opened again, even if its form had closed by then', () => {
  type('Phone on Monday')
  const { draft, drop } = openAndLeave()
  drop(draft)
  expect(openAndLeave().draft).toBe('')
})

test('text typed since the reply was sent stays', () => {
  type('Phone on Monday')
  const { draft, drop } = openAndLeave()
  type('Phone on Monday, after nine')
  drop(draft)
  expect(openAndLeave().draft).toBe('Phone on Monday, after nine')
})

test('Undo keeps the text typed since, also once the form has closed', () => {
  const { putBack } = openAndLeave()
  putBack('Phone on Monday')
  expect(openAndLeave().draft).toBe('Phone on Monday')
  kept.clear()
  type('Wants oak')
  putBack('Phone on Monday')
  expect(openAndLeave().draft).toBe('Phone on Monday, Wants oak')
})
