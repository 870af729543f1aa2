/** Parameters that advertisers and mailings add to links; no page reads them, so they are left out of the key. */
const trackingNames = new Set(
  '_ga _gl _hsenc _hsmi dclid epik fbclid gad_campaignid gad_source gbraid gclid gclsrc igshid li_fat_id mc_cid mc_eid msclkid srsltid ttclid twclid wbraid yclid'.split(
    ' ',
  ),
)
const trackingPrefixes = /^(?:utm|mtm|hsa)_/

/** The address without tracking parameters: what is remembered, and all that a page gets to see. */
export function dropTracking(target: string): string {
  const question = target.indexOf('?')
  if (question === -1) return target
  const pairs = target.slice(question + 1).split('&')
  const kept = pairs.filter((pair) => pair !== '' && !tracks(pair))
  const path = target.slice(0, question)
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

function tracks(pair: string): boolean {
  const name = (pair.split('=', 1)[0] ?? '').toLowerCase()
  return trackingNames.has(name) || trackingPrefixes.test(name)
}
