import { Html } from '../../ui/html.tsx'

/** What staff want to say about a shelf, between its picture and what is on it. */
export function ExtraInfo({ html }: { html: string }) {
  if (!html) return null
  return (
    <div className="wrap pt-8">
      <Html className="prose -mx-4 p-4" html={html} />
      <hr className="mx-auto mt-6 w-1/2 border-rule" />
    </div>
  )
}
