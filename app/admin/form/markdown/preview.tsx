import { Html } from '../../../ui/html.tsx'
import { useRenderedText } from './rendered-text.ts'

/** A preview of the text, rendered by the server as the page shows it. */
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  const html = useRenderedText(text)
  return (
    <section aria-label={`Preview of ${label}`} className="min-h-52 overflow-x-clip border border-rule bg-paper p-4">
      {html === '' ? <p className="text-soft">Nothing written yet.</p> : <Html className="prose" html={html ?? ''} />}
    </section>
  )
}
