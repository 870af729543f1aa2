import type { Shop } from '../../../contract/site.ts'

export function Parking({ shop: { parkingText, threeWordUrl } }: { shop: Shop }) {
  return (
    <>
      <h3 className="text-h3">Free customer parking</h3>
      {parkingText && <p className="mt-2 text-soft">{parkingText}</p>}
      {threeWordUrl && (
        <a href={threeWordUrl} rel="noopener" className="plain-link mt-2 inline-block py-1">
          Find the car park by its three-word address
        </a>
      )}
    </>
  )
}
