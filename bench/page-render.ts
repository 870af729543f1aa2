import type { AnswerOf, Call } from '../contract/call.ts'
import { type Calls, calls } from '../contract/calls.ts'
import { type Client, createClient, type Send, sendByFetch } from '../contract/client.ts'
import { openPages } from '../server/page-source.ts'

/** Measures the CPU time of rendering one page. Its API calls are not included: a running shop has answered them beforehand. */
const shop = process.argv[2] ?? 'http://localhost:3000'
const batches = 15
const pagesInBatch = 40

const api = createClient(calls, rememberAnswers(sendByFetch(shop))) as Client<Calls>
const pages = await openPages({ development: false, publicUrl: 'http://localhost:3000' })
const found = (await api.search({ onSaleOnly: true }).catch(exitWithoutShop)) as AnswerOf<Calls['search']>
const addresses = {
  home: '/',
  category: '/store/sofas-chairs',
  'listing of 24': '/search',
  product: `/product/${found.products[0]?.uuid}`,
  'content page': '/terms',
}

console.log('page            kB   CPU ms: median    least')
for (const [name, address] of Object.entries(addresses)) {
  const render = () => pages.render(new Request(shop + address), api).then((page) => page.arrayBuffer())
  const { byteLength } = await warmUp(render)
  const [least = 0, median = 0] = await measure(render)
  console.log(
    [
      name.padEnd(14),
      (byteLength / 1000).toFixed(0).padStart(4),
      median.toFixed(2).padStart(16),
      least.toFixed(2).padStart(8),
    ].join(' '),
  )
}
await pages.close()

function exitWithoutShop(): never {
  console.error(`No shop answers at ${shop}; start one (npm start), or give its address.`)
  process.exit(1)
}

function rememberAnswers(send: Send): Send {
  const answers = new Map<string, ReturnType<Send>>()
  return (call: Call, input) => {
    const key = call.path + JSON.stringify(input)
    const answer = answers.get(key) ?? send(call, input)
    answers.set(key, answer)
    return answer
  }
}

async function warmUp<Result>(render: () => Promise<Result>): Promise<Result> {
  for (let page = 0; page < 150; page += 1) await render()
  return render()
}

async function measure(render: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let batch = 0; batch < batches; batch += 1) {
    const before = process.cpuUsage()
    for (let page = 0; page < pagesInBatch; page += 1) await render()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000 / pagesInBatch)
  }
  times.sort((a, b) => a - b)
  return [times[0] ?? 0, times[Math.floor(batches / 2)] ?? 0]
}
