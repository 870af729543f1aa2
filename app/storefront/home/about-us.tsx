import type { Shop } from '../../../contract/site.ts'
import { Html } from '../../ui/html.tsx'

export function AboutUs({ shop }: { shop: Shop }) {
  if (!shop.aboutUsHtml) return null
  return (
    <section aria-labelledby="about" className="mt-24 bg-sand md:mt-32">
      <div className="wrap grid gap-x-16 gap-y-6 py-16 md:grid-cols-[1fr_1.6fr] md:py-24">
        <h2 id="about" className="text-h1">
          About Us
        </h2>
        <Html className="prose text-lead" html={shop.aboutUsHtml} />
      </div>
    </section>
  )
}
