/** The elements that can be marked as invalid: a control, a group of controls, or the button that opens a hidden one. */
const wrong = ':is([aria-invalid=true], [data-wrong])'

/** Finds the first invalid element. It searches the page by default; a dialog is outside `main`, so its form passes its own element. */
export const findFirstWrong = (within: ParentNode | null = document.querySelector('main')) =>
  within?.querySelector<HTMLElement>(wrong)

/** Finds the control for a path in the form, preferring an invalid one if there are several. */
export function findField(path: string): HTMLElement | null {
  const name = CSS.escape(path)
  return (
    document.querySelector<HTMLElement>(`[name^="${name}"][aria-invalid=true]`) ??
    document.querySelector<HTMLElement>(`[name="${name}"]`) ??
    document.querySelector<HTMLElement>(`[data-field="${name}"]`) ??
    findInGroup(path)
  )
}

/** The first invalid control of the innermost group around the path: some controls of a group have no path of their own. */
function findInGroup(path: string): HTMLElement | null {
  const end = path.lastIndexOf('.')
  if (end < 0) return null
  const around = path.slice(0, end)
  const group = document.querySelector(`[data-field="${CSS.escape(around)}"]`)
  return (group && findFirstWrong(group)) ?? findInGroup(around)
}
