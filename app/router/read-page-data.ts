/**
 * Runs in the browser: puts the page's data where React Router looks for it, and closes the stream that React Router
 * waits for. A page without the JSON script has its data in that stream.
 */
export function readPageData(): void {
  const json = document.getElementById('page-data')?.textContent
  if (!json) return
  const { __reactRouterContext: context } = window as unknown as { __reactRouterContext: HandedOver }
  const state: unknown = JSON.parse(json)
  Object.defineProperty(context, 'state', { get: () => state, set: () => {} })
  context.streamController.enqueue('[{}]\n')
  context.streamController.close()
}

type HandedOver = { streamController: ReadableStreamDefaultController<string> }
