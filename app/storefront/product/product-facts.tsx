import { Fragment, type ReactNode } from 'react'
import { categoryAddress, propertyAddress, rangeAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { Product, ProductProperty, Variant } from '../../../contract/catalogue.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { ChevronIcon, DownloadIcon } from '../../ui/icons.tsx'
import { FitCheck } from './fit-check.tsx'

type Props = { product: Product; variant: Variant }

export function ProductFacts({ product, variant }: Props) {
  const { category, catRoute, subCategory, subCatRoute, range, properties, files } = product
  return (
    <div className="divide-y divide-rule self-start border-y border-rule">
      <FitCheck key={product.uuid} product={product} variant={variant} />
      <Measures variant={variant} assemblyMinutes={product.assemblyMinutes} />
      {files.length > 0 && (
        <Fold title="Additional Information" open>
          <FileList files={files} />
        </Fold>
      )}
      <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-8 gap-y-2 py-5 empty:hidden">
        {properties.map((property) => (
          <Fact key={property.label} name={property.label}>
            <ValueList property={property} />
          </Fact>
        ))}
        {range && (
          <Fact name="Range">
            <a href={rangeAddress(range.routeName)} className="plain-link">
              {range.name}
            </a>
          </Fact>
        )}
        {catRoute && (
          <Fact name="Category">
            <a href={categoryAddress(catRoute)} className="plain-link">
              {category}
            </a>
            {' › '}
            <a href={subCategoryAddress(catRoute, subCatRoute)} className="plain-link">
              {subCategory}
            </a>
          </Fact>
        )}
      </dl>
    </div>
  )
}

function Measures({ variant, assemblyMinutes }: Pick<Props, 'variant'> & Pick<Product, 'assemblyMinutes'>) {
  const { dimensions, measures } = variant
  const hasDimensions = Boolean(dimensions.width)
  if (!hasDimensions && assemblyMinutes === null) return null
  return (
    <Fold title={hasDimensions ? 'Dimensions' : 'Assembly'}>
      {hasDimensions && <p>{writeDimensions(dimensions)}</p>}
      {listCarried(measures).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {assemblyMinutes !== null && <p>{writeAssembly(assemblyMinutes)}</p>}
    </Fold>
  )
}

function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-14 items-center justify-between font-serif text-h3">
        {title}
        <ChevronIcon className="fold-mark" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** 'a, b and c', each a link to all products with that value. */
function ValueList({ property: { items } }: { property: ProductProperty }) {
  return items.map(({ value, label }, place) => (
    <Fragment key={value}>
      {place > 0 && (place === items.length - 1 ? ' and ' : ', ')}
      <a href={propertyAddress(value, label)} className="plain-link">
        {label}
      </a>
    </Fragment>
  ))
}

function FileList({ files }: { files: Product['files'] }) {
  return (
    <ul>
      {files.map(({ uuid, name, fileUrl }) => (
        <li key={uuid}>
          <a href={fileUrl} download className="plain-link inline-flex min-h-11 items-center gap-3">
            <DownloadIcon />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** As in searches, 0 cm is no dimension. */
function writeDimensions({ height, width, depth }: Variant['dimensions']): string {
  const sides = [
    { letter: 'H', size: height },
    { letter: 'W', size: width },
    { letter: 'D', size: depth },
  ]
  return sides
    .filter(({ size }) => size)
    .map(({ letter, size }) => `(${letter}) ${size} cm`)
    .join(' x ')
}

/** Lists the dimensions without removable parts, and the packed ones. */
function listCarried(measures: Variant['measures']): string[] {
  const { packedHeight: height, packedWidth: width, packedDepth: depth } = measures
  const single: [string, number | null][] = [
    ['Height without legs', measures.heightWithoutLegs],
    ['Width without arms', measures.widthWithoutArms],
    ['Diagonal depth', measures.diagonalDepth],
  ]
  const packed = writeDimensions({ height, width, depth })
  return [
    ...single.flatMap(([name, size]) => (size ? [`${name}: ${size} cm`] : [])),
    ...(packed ? [`Packed: ${packed}`] : []),
  ]
}

function writeAssembly(minutes: number): string {
  if (minutes === 0) return 'Arrives assembled'
  return `Assembly: about ${writeCount(minutes, 'minute')}`
}
