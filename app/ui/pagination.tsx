import { ArrowIcon } from './icons.tsx'

type Props = { page: number; pages: number; hrefOf: (page: number) => string; label: string }

/** A wide screen shows this many neighbours; a longer list would not help. */
const most = 10

export function Pagination({ page, pages, hrefOf, label }: Props) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label={label}
      className="flex items-center justify-center gap-1 text-small tabular-nums max-sm:flex-wrap max-sm:gap-3"
    >
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} name="Previous" turned />
      <ol className="flex flex-wrap items-center justify-center max-sm:-order-1 max-sm:w-full sm:gap-1">
        {pagesAround(page, pages).map((number) => (
          <li key={number} className={chooseLook(number, page, pages)}>
            <a
              href={hrefOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className="grid h-11 min-w-11 place-items-center border-b border-transparent hover:border-ink aria-[current]:border-b-2 aria-[current]:border-green aria-[current]:font-semibold"
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      <Step href={page < pages ? hrefOf(page + 1) : undefined} name="Next" />
    </nav>
  )
}

/** An arrow; a small screen shows its word as well, below the numbers. */
function Step({ href, name, turned = false }: { href: string | undefined; name: string; turned?: boolean }) {
  const arrow = <ArrowIcon className={turned ? 'size-5 rotate-180 max-sm:-order-1' : 'size-5'} />
  if (!href) return <span className={`${place} text-rule max-sm:invisible`}>{arrow}</span>
  return (
    <a href={href} aria-label={`${name} page`} className={`${place} hover:text-green`}>
      <span className="sm:hidden">{name}</span>
      {arrow}
    </a>
  )
}

const place = 'flex h-11 items-center justify-center gap-2 max-sm:flex-1 max-sm:border max-sm:border-line sm:w-11'

function pagesAround(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return numbers.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= most)
}

/** A small screen leaves some out, and shows where. */
function chooseLook(number: number, page: number, pages: number): string {
  if (!isAlwaysShown(number, page, pages)) return 'max-md:hidden'
  const follows = number === 1 || isAlwaysShown(number - 1, page, pages)
  return follows ? '' : "max-md:flex max-md:items-center max-md:before:content-['…']"
}

function isAlwaysShown(number: number, page: number, pages: number): boolean {
  return number === 1 || number === pages || Math.abs(number - page) <= 2
}
