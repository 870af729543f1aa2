const path = '/api/search/opened'

/** Counts a product opened from a suggestion, because no address contains its search text. A failure is ignored. */
export function reportOpened(searchField: string): void {
  const headers = { 'content-type': 'application/json' }
  fetch(path, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ searchField }) }).catch(() => {})
}
