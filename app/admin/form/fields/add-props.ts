import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

const fields = 'input:not([type=file], [type=hidden]), select, textarea'

/** The props of a button that adds an entry to its group: the focus moves to the first field of the new entry. */
export const makeAddProps = (add: () => void) => ({
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const group = currentTarget.closest('fieldset, [data-entries]')
    const listFields = () => [...(group?.querySelectorAll<HTMLElement>(fields) ?? [])]
    const before = new Set(listFields())
    flushSync(add)
    listFields()
      .find((field) => !before.has(field) && field.checkVisibility())
      ?.focus()
  },
})
