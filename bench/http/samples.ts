import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '../../server/platform/response-cache/form.ts'

/** What every server answers, as files: plain, and as it goes over the wire. */
export type Sample = { name: string; path: string; type: string; encoding: string; plain: string; file: string }

export async function writeSamples(folder: string): Promise<Sample[]> {
  return [
    await writeSample(folder, 'page, 60 kB of HTML', '/page', 'text/html; charset=utf-8', makePage()),
    await writeSample(folder, 'product, 2 kB of JSON', '/product', 'application/json', makeJson()),
  ]
}

async function writeSample(folder: string, name: string, path: string, type: string, text: string): Promise<Sample> {
  const plain = join(folder, path)
  const file = `${plain}.br`
  writeFileSync(plain, text)
  writeFileSync(file, await compress(Buffer.from(text), 'br'))
  return { name, path, type, encoding: 'br', plain, file }
}

const words =
  'solid oak table velvet corner sofa hand-finished walnut sideboard linen armchair kiln-dried frame deep seat brushed brass legs reclaimed pine bookcase soft-close drawer extending oval marble top'.split(
    ' ',
  )

/** A listing page of about 60 kB, as varied as real ones are: the same words, never the same order. */
function makePage(): string {
  const random = seed(20)
  const cards: string[] = []
  for (let bytes = 0; bytes < 60_000; bytes += cards.at(-1)?.length ?? 0) cards.push(makeCard(random))
  return `<!doctype html><html lang="en-GB"><head><title>Sofas</title></head><body><ul>${cards.join('')}</ul></body></html>`
}

/** What the API answers about one product: about 2 kB. */
function makeJson(): string {
  const random = seed(21)
  return JSON.stringify({
    uuid: makeHex(random, 32),
    name: say(random, 4),
    price: 1299,
    description: say(random, 180),
    images: [1, 2, 3].map(() => ({ url: `/media/${makeHex(random, 40)}-960.webp`, alt: say(random, 6) })),
  })
}

function makeCard(random: () => number): string {
  const [name, hash, price] = [say(random, 4), makeHex(random, 40), Math.floor(random() * 4000)]
  const sizes = [320, 640, 960].map((width) => `/media/${hash}-${width}.avif ${width}w`).join(', ')
  return `<li class="group relative flex flex-col gap-2 rounded-lg bg-white p-3"><a href="/product/${makeHex(random, 32)}/${name.replaceAll(' ', '-')}"><picture><source type="image/avif" srcset="${sizes}" sizes="(min-width: 64rem) 25vw, 50vw"><img src="/media/${hash}-640.webp" alt="${say(random, 6)}" width="640" height="480" loading="lazy" class="aspect-[4/3] w-full object-cover"></picture><h3 class="font-serif text-lg">${name}</h3><p class="text-stone-600">${say(random, 14)}</p><p class="font-medium">From £${price}</p></a></li>`
}

function say(random: () => number, count: number): string {
  return Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(' ')
}

function makeHex(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
}

function seed(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
