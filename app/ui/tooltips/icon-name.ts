const controls = 'button, a[href], [role=button], label:has(> input)'

export type NamedIcon = { icon: Element; name: string }

/** Finds the control around an element, if it shows only an icon or a symbol and its name is only read out. */
export function findIcon(target: EventTarget | null): NamedIcon | undefined {
  const icon = target instanceof Element ? target.closest(controls) : null
  const name = icon && readName(icon)
  if (!icon || !name || showsWords(icon)) return undefined
  const isDrawn =
    icon.textContent.trim() !== '' || icon.querySelector('svg, input.sr-only, [aria-hidden=true]') !== null
  return isDrawn && !icon.querySelector('img') ? { icon, name } : undefined
}

const readName = (icon: Element) =>
  icon.ariaLabel ||
  icon.querySelector(':scope > input')?.ariaLabel ||
  icon.querySelector(':scope > [class*=sr-only]')?.textContent

/** Visually hidden elements are at most a pixel wide. */
function showsWords(element: Element): boolean {
  return [...element.childNodes].some((node) =>
    node instanceof Element
      ? node.getBoundingClientRect().width > 1 && showsWords(node)
      : isWords(node.textContent?.trim() ?? ''),
  )
}

/** Whether the visible text needs no tooltip: words and page numbers do not, symbols such as B or ↑ do. */
const isWords = (text: string) => /\p{L}{2}|^\d+$/u.test(text)
