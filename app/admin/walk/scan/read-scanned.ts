import { readTicketCode } from '../../../../contract/ticket-code.ts'

/** The ticket’s code in what a camera read: our address, whatever the shop’s host was when it was printed, or the bare code. */
export function readScanned(text: string): string | null {
  const path = URL.canParse(text) ? new URL(text).pathname : text
  const [, code] = /^\/t\/([^/]+)\/?$/i.exec(path) ?? []
  return readTicketCode(code ?? text)
}
