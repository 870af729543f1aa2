/** The last button of the next row, else of the one before: where the focus goes on to when a row is removed. */
export function findNeighbourButton(from: HTMLElement): HTMLElement | undefined {
  const row = from.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)
}
