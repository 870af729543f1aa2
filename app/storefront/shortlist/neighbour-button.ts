/** The last button of the next row, or else of the previous one, which gets the focus when a row is removed. */
export function findNeighbourButton(from: HTMLElement): HTMLElement | undefined {
  const row = from.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)
}
