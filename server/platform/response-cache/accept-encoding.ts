import type { Encoding } from './form.ts'

const preferred: Encoding[] = ['br', 'gzip', 'identity']
const plainOnly: Encoding[] = ['identity']
const remembered = new Map<string, Encoding | 'none'>()
const maxRemembered = 500

/** The best encoding that the client accepts; `undefined` when it accepts none, not even identity. */
export function chooseEncoding(header: string | undefined, compressible: boolean): Encoding | undefined {
  // A missing header allows any encoding; but clients that send none are usually simple.
  if (!header) return 'identity'
  if (!compressible) return weigh(header, plainOnly)
  const known = remembered.get(header)
  if (known !== undefined) return known === 'none' ? undefined : known
  const chosen = weigh(header, preferred)
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(header, chosen ?? 'none')
  return chosen
}

function weigh(header: string, offers: Encoding[]): Encoding | undefined {
  const weights = readWeights(header)
  let best: Encoding | undefined
  let bestWeight = 0
  for (const offer of offers) {
    const weight = weights.get(offer) ?? weights.get('*') ?? (offer === 'identity' ? minWeight : 0)
    if (weight > bestWeight) [best, bestWeight] = [offer, weight]
  }
  return best
}

/** Identity is accepted unless it is refused, but every named encoding is preferred. */
const minWeight = 1e-6

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',', 50)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))
    const weight = quality ? Number(quality.slice(2)) : 1
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
