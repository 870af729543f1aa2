import type { describeApi } from './openapi.ts'
import { escapeHtml, writePage } from './platform/html.ts'
import { allowStyle } from './platform/http/security-headers.ts'

type Api = ReturnType<typeof describeApi>
type Operation = { operationId: string; parameters?: object[]; requestBody?: object; responses: object }

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #23201c; background: #faf8f4 }
  h1 { font-family: Georgia, serif; font-weight: 500 }
  details { border-top: 1px solid #ddd6ca }
  summary { cursor: pointer; padding: .75rem 0; overflow-wrap: anywhere }
  code, pre { font: 14px/1.5 ui-monospace, monospace }
  pre { overflow: auto; background: #f1ede5; padding: 1rem }
  a { color: #24483a }`

export const apiPagePolicy = allowStyle(style)

/** The OpenAPI document as a page: every call is a `<details>` element, so that the page needs no script. */
export function showApiPage(api: Api): string {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => showCall(method, path, operation as Operation)),
  )
  const { title, description } = api.info
  return writePage({
    title,
    style,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)} For programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${calls.join('\n')}`,
  })
}

function showCall(method: string, path: string, { operationId, ...operation }: Operation): string {
  const text = escapeHtml(JSON.stringify(operation, null, 2))
  const heading = `<code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code> ${escapeHtml(operationId)}`
  return `<details><summary>${heading}</summary><pre tabindex="0">${text}</pre></details>`
}
