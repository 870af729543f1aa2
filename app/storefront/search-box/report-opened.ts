const path = '/api/search/opened'

/** Counts a product that was opened from a suggestion, whose search text is in no address. A failure is ignored. */
export function reportOpened(searchField: string): void {
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ searchField }) }).catch(() => {})
}
