/** `path` is null for a segment of the address that has no page. */
export type Crumb = { name: string; path: string | null }

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="label">
      <ol className="flex flex-wrap gap-y-1">
        {[{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, place) => (
          <li
            key={path ?? name}
            className="flex items-center last:min-w-24 last:flex-1 not-first:before:px-2.5 not-first:before:text-line not-first:before:content-['/']"
          >
            {place === crumbs.length ? (
              <span aria-current="page" className="truncate py-1">
                {name}
              </span>
            ) : path === null ? (
              <span className="py-1">{name}</span>
            ) : (
              <a href={path} className="quiet-link inline-block py-1">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
