import { readTicketCode } from '../../../../contract/ticket-code.ts'

/**
 * Extracts the ticket’s code from a scan: from our address, with any host that the shop had when it was printed, or the
 * bare code.
 */
export function readScanned(text: string): string | null {
  const path = URL.canParse(text) ? new URL(text).pathname : text
  const [, code] = /^\/t\/([^/]+)\/?$/i.exec(path) ?? []
  return readTicketCode(code ?? text)
}
