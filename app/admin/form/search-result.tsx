type Props = { address: string; title: string; description: string }

/** How a page looks in a list of search results. */
export function SearchResult({ address, title, description }: Props) {
  return (
    <div className="grid gap-0.5 border border-rule bg-white p-4" role="img" aria-label="How a search result looks">
      <p className="truncate text-label text-soft">{`${location.host}${address}`.replaceAll('/', ' › ')}</p>
      <p className="truncate text-body text-green">{title}</p>
      <p className="line-clamp-2 text-small text-soft">{description}</p>
    </div>
  )
}
