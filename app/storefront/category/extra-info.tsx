import { Html } from '../../ui/html.tsx'

/** Staff's text about a category, between its picture and its products. */
export function ExtraInfo({ html }: { html: string }) {
  if (!html) return null
  return (
    <div className="wrap pt-8">
      <Html className="prose -mx-4 p-4" html={html} />
      <hr className="mx-auto mt-6 w-1/2 border-rule" />
    </div>
  )
}
