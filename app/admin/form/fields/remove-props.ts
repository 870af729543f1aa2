import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * The props of a button that removes its own entry from a group's frame or an element with `data-entries`: the focus
 * moves to the next entry's button, or to the first control that adds an entry.
 */
export const makeRemoveProps = (remove: () => void) => ({
  'data-removes': '',
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const group = currentTarget.closest('fieldset, [data-entries]')
    const listButtons = () => [...(group?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]
    const place = listButtons().indexOf(currentTarget)
    flushSync(remove)
    const left = listButtons()
    const next = left[place] ?? left.at(-1) ?? findAddingControl(group)
    next?.focus()
  },
})

const findAddingControl = (group: Element | null) =>
  [...(group?.querySelectorAll<HTMLElement>('button, input') ?? [])].find((control) => control.checkVisibility())
