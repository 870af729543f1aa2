import { useEffect, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import { shortenText } from '../../../../contract/markdown-texts.ts'
import { staffApi } from '../../api.ts'

/** The text as the shop renders it, shortly after a change; undefined until known. */
export function useRenderedText(text: string): string | undefined {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    const gone = new AbortController()
    const ask = async () => {
      const answer = await staffApi.previewMarkdown({ text: shortenText(text) }, { signal: gone.signal })
      if (!failed(answer)) setHtml(answer.html)
    }
    const wait = setTimeout(() => ask().catch((error) => gone.signal.aborted || console.error(error)), 250)
    return () => {
      clearTimeout(wait)
      gone.abort()
    }
  }, [text])
  return html
}
