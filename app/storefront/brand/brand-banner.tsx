import type { Brand } from '../../../contract/catalogue.ts'

export function BrandBanner({ brand: { name, description, logo } }: { brand: Brand }) {
  return (
    <div className="border-b border-rule">
      <div className="wrap grid items-center gap-x-16 gap-y-6 pb-10 pt-10 md:grid-cols-[1fr_auto] md:pt-14">
        <div>
          <h1 className="text-h1">{name}</h1>
          {description && <p className="mt-4 max-w-[56ch] text-lead text-soft">{description}</p>}
        </div>
        {logo && (
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt=""
            className="h-16 w-auto max-w-[240px] object-contain md:h-20"
          />
        )}
      </div>
    </div>
  )
}
