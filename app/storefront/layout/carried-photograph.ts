const name = 'photograph'

/** The shared photograph of a card and its product page, between which a view transition moves it. */
export const photograph = (carried?: 'carried') => ({
  'data-photograph': '',
  style: carried && { viewTransitionName: name },
})

/** Whether the followed link has a photograph to carry; only one is carried at a time. */
export function carryPhotograph({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  const chosen = link?.querySelector<HTMLElement>('[data-photograph]')
  if (!chosen || matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  for (const other of document.querySelectorAll<HTMLElement>('[data-photograph]')) other.style.viewTransitionName = ''
  chosen.style.viewTransitionName = name
  return true
}
