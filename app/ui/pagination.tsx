import { ArrowIcon } from './icons.tsx'

type Props = { page: number; pages: number; hrefOf: (page: number) => string; label: string }

/** How many neighbours of the current page a wide screen shows; more would not help. */
const maxDistance = 10

export function Pagination({ page, pages, hrefOf, label }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="pages">
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} name="Previous" turned />
      <ol>
        {pagesAround(page, pages).map((number) => (
          <li key={number} className={chooseLook(number, page, pages)}>
            <a href={hrefOf(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      <Step href={page < pages ? hrefOf(page + 1) : undefined} name="Next" />
    </nav>
  )
}

/** An arrow; a small screen also shows its word, below the numbers. */
function Step({ href, name, turned = false }: { href: string | undefined; name: string; turned?: boolean }) {
  const arrow = <ArrowIcon className={turned ? 'size-5 rotate-180' : 'size-5'} />
  if (!href) return <span>{arrow}</span>
  return (
    <a href={href} aria-label={`${name} page`}>
      <span>{name}</span>
      {arrow}
    </a>
  )
}

function pagesAround(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return numbers.filter((number) => isListed(number, page, pages))
}

function isListed(number: number, page: number, pages: number): boolean {
  return number === 1 || number === pages || Math.abs(number - page) <= maxDistance
}

/** The classes of a page number: a small screen hides some numbers, and each screen marks the gaps before a number. */
function chooseLook(number: number, page: number, pages: number): string {
  const isShown = isAlwaysShown(number, page, pages)
  const marks = [
    isShown ? !isAlwaysShown(number - 1, page, pages) && 'max-md:gap-before' : 'max-md:hidden',
    !isListed(number - 1, page, pages) && 'md:gap-before',
  ]
  return number === 1 ? '' : marks.filter(Boolean).join(' ')
}

function isAlwaysShown(number: number, page: number, pages: number): boolean {
  return number === 1 || number === pages || Math.abs(number - page) <= 2
}
