import { Html } from '../../ui/html.tsx'
/** What staff want to say about a shelf, already made HTML. */
export function ExtraInfo({ html }: { html: string }) {
  if (!html) return null
  return <Html className="prose wrap mt-10 max-w-none p-4" html={html} />
}
