/** A sentence about what the shopper just did, with one action. `undo` reverts it, and returns the sentence to show then. */
export type Notice = { text: string; undo?: () => string; link?: { href: string; name: string } }

const shownMs = 10_000
/** The delay before text is put into a new live region: some screen readers ignore text that appears together with its region. */
const settleMs = 100
const action = 'flex min-h-11 shrink-0 items-center px-2 font-semibold underline underline-offset-4'

let area: HTMLElement | undefined
let timer = 0

/** Without React, because every page would load the component. */
export function showNotice(notice: Notice): void {
  const isNew = area === undefined
  area ??= addArea()
  const bar = makeBar(notice)
  clearTimeout(timer)
  timer = window.setTimeout(() => area?.replaceChildren(bar), isNew ? settleMs : 0)
  closeLater(bar)
}

function addArea(): HTMLElement {
  const added = make('div', '')
  added.role = 'status'
  document.body.append(added)
  return added
}

function makeBar({ text, undo, link }: Notice): HTMLElement {
  const bar = make('div', 'on-green notice-bar')
  const moveFocusOut = () => {
    if (bar.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
  }
  const close = () => {
    moveFocusOut()
    bar.remove()
  }
  const words = make('p', 'flex-1 basis-56 py-2', text)
  bar.append(words)
  if (undo) {
    // The bar stays, so that a second press does not reach the page below.
    const back = makeButton('Undo', action, () => {
      moveFocusOut()
      back.style.visibility = 'hidden'
      words.textContent = undo()
    })
    bar.append(back)
  }
  if (link) {
    const next = Object.assign(make('a', action, link.name), { href: link.href })
    next.addEventListener('click', close)
    bar.append(next)
  }
  bar.append(makeButton('Close', action, close))
  return bar
}

function makeButton(name: string, className: string, press: () => void): HTMLElement {
  const button = Object.assign(make('button', className, name), { type: 'button' })
  button.addEventListener('click', press)
  return button
}

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') =>
  Object.assign(document.createElement(tag), { className, textContent: text })

/** The notice stays while it is hovered or focused. */
function closeLater(bar: HTMLElement): void {
  setTimeout(() => (bar.matches(':hover, :focus-within') ? closeLater(bar) : bar.remove()), shownMs)
}
