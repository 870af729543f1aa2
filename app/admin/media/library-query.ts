export function readLibraryQuery<Filter extends string>({ searchParams }: URL, filters: readonly Filter[]) {
  const page = Number(searchParams.get('page') ?? 1)
  return {
    q: (searchParams.get('q') ?? '').slice(0, 200),
    show: filters.find((filter) => filter === searchParams.get('show')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  }
}
