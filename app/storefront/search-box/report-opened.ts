const path = '/api/search/opened'

/** Counts a product that was opened from type-ahead, whose text is in no address. Nobody waits for it, nor misses it. */
export function reportOpened(searchField: string): void {
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ searchField }) }).catch(() => {})
}
