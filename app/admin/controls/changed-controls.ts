import { type FocusEvent, useRef } from 'react'

/** A field whose value is in none of its inputs, such as a list of products, has it in `data-chosen`. */
const ticksAndChoices = 'input:is([type=checkbox], [type=radio]), select, [role=switch], [data-chosen]'
const idle = ['search', 'checkbox', 'radio', 'button', 'submit', 'file', 'hidden']

/** Whether somebody typed, ticked or chose in a part of the page. A search is not kept anyway, so it does not count. */
export function useChangedControls() {
  const before = useRef(new Map<Element, string>())
  const note = (control: Element) => {
    if (!before.current.has(control)) before.current.set(control, read(control))
  }
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isTextControl(target)) note(target)
    // All of them at once: one choice of a group changes another, and not every browser focuses what is pressed.
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
  // A date that is typed in part has no value yet.
  return control.validity.badInput ? `${control.value}?` : control.value
}
