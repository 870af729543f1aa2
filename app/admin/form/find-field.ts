/** The elements that are marked as wrong: a control, a group of several, or the button that opens a hidden one. */
const wrong = ':is([aria-invalid=true], [data-wrong])'

/** In the page itself, or within a dialog, which is outside of it. */
export const findFirstWrong = (within: ParentNode | null = document.querySelector('main')) =>
  within?.querySelector<HTMLElement>(wrong)

/** The control at which a part of a form is typed, by its path; rather the part of it that is wrong. */
export function findField(path: string): HTMLElement | null {
  const name = CSS.escape(path)
  return (
    document.querySelector<HTMLElement>(`[name^="${name}"][aria-invalid=true]`) ??
    document.querySelector<HTMLElement>(`[name="${name}"]`) ??
    document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  )
}
