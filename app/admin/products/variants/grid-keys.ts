import type { KeyboardEvent } from 'react'

type Cell = { row: number; column: number }

/** The focused cell of the grid. */
export function readPlace(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Moves between cells as in a spreadsheet: up and down with arrows and Enter, sideways from either end of the text. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const place = readPlace(event.target)
  const step = place && readStep(event)
  if (!step) return
  const [down, right] = step
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-cell="${place.row + down}:${place.column + right}"]`,
  )
  if (!next && event.key !== 'Enter') return
  event.preventDefault()
  next?.focus()
}

function readStep({ key, shiftKey, target, ...event }: KeyboardEvent): [down: number, right: number] | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0]
  if (shiftKey) return undefined
  if (key === 'ArrowUp') return [-1, 0]
  if (key === 'ArrowDown') return [1, 0]
  if (key === 'ArrowLeft' && isAtEnd(target, 'start')) return [0, -1]
  if (key === 'ArrowRight' && isAtEnd(target, 'end')) return [0, 1]
  return undefined
}

/** Whether an arrow key leaves the cell: the caret is at that end, or all text is selected, as it is on entering a cell. */
function isAtEnd(target: EventTarget, end: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return true
  const { value, selectionStart, selectionEnd } = target
  const allMarked = selectionStart === 0 && selectionEnd === value.length
  return allMarked || (selectionStart === selectionEnd && selectionStart === (end === 'start' ? 0 : value.length))
}
