import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import { Html } from '../../../ui/html.tsx'
import { staffApi } from '../../api.ts'

/** What the page will show, made by the shop itself. */
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const answer = await staffApi.previewMarkdown({ text }, { signal: gone.signal })
      if (!failed(answer)) setHtml(answer.html)
    }
    const wait = setTimeout(() => ask().catch((error) => gone.signal.aborted || console.error(error)), 250)
    return () => {
      clearTimeout(wait)
      gone.abort()
    }
  }, [text])
  return (
    <section
      aria-label={`Preview of ${label}`}
      className="max-h-128 min-h-52 overflow-auto border border-rule bg-paper p-4"
    >
      {html === '' ? <p className="text-soft">Nothing written yet.</p> : <Html className="prose" html={html ?? ''} />}
    </section>
  )
}
