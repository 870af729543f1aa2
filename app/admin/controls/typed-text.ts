import { type FocusEvent, useRef } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement
const idle = ['search', 'checkbox', 'radio', 'button', 'submit', 'file', 'hidden']

/** Whether somebody typed into the fields of a part of the page. A search is not kept anyway, so it does not count. */
export function useTypedText() {
  const before = useRef(new Map<TextControl, string>())
  const onFocus = ({ target }: FocusEvent) => {
    if (isTextControl(target) && !before.current.has(target)) before.current.set(target, readTyped(target))
  }
  const isTyped = () =>
    [...before.current].some(([control, text]) => control.isConnected && readTyped(control) !== text)
  return { onFocus, isTyped }
}

const isTextControl = (target: Element): target is TextControl =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !idle.includes(target.type))

/** A date that is typed in part has no value yet. */
const readTyped = ({ value, validity }: TextControl) => (validity.badInput ? `${value}?` : value)
