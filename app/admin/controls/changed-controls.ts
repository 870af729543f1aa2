import { type FocusEvent, useRef } from 'react'

/** `data-chosen` holds the value of a field that has no input for it, such as a list of products. */
const ticksAndChoices = 'input:is([type=checkbox], [type=radio]), select, [role=switch], [data-chosen]'
const idle = ['search', 'checkbox', 'radio', 'button', 'submit', 'file', 'hidden']

/** Whether somebody typed, ticked or chose in a part of the page. A search is not saved anyway, so it does not count. */
export function useChangedControls() {
  const before = useRef(new Map<Element, string>())
  const note = (control: Element) => {
    if (!before.current.has(control)) before.current.set(control, read(control))
  }
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isTextControl(target)) note(target)
    // Reads all ticks and choices at the first focus: one radio button changes another, and Safari does not focus a pressed one.
    for (const control of currentTarget.querySelectorAll(ticksAndChoices)) note(control)
  }
  const isChanged = () => [...before.current].some(([control, was]) => control.isConnected && read(control) !== was)
  return { onFocus, isChanged }
}

const isTextControl = (target: Element): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !idle.includes(target.type))

function read(control: Element): string {
  const chosen = control.getAttribute('data-chosen')
  if (chosen !== null) return chosen
  if (control instanceof HTMLSelectElement) return control.value
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) return `${control.checked}`
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) {
    return control.getAttribute('aria-checked') ?? ''
  }
  // An incompletely typed date has no value yet.
  return control.validity.badInput ? `${control.value}?` : control.value
}
