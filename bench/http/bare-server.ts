import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sample } from './samples.ts'

/** The least that Node needs: it sends the same prepared bytes for every request, with three headers or all of the shop's. */
const [samples, withAllHeaders] = JSON.parse(process.argv[2] ?? '') as [Sample[], boolean]
const answers = new Map(
  samples.map(({ path, type, encoding, file, headers }) => {
    const body = readFileSync(file)
    const few = { 'content-type': type, 'content-encoding': encoding, 'content-length': String(body.length) }
    return [path, { body, headers: Object.entries(withAllHeaders ? headers : few).flat() }]
  }),
)
const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  if (answer) res.writeHead(200, answer.headers).end(answer.body)
  else res.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
