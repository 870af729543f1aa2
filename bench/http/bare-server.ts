import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sample } from './samples.ts'

/** The least that Node can do: the same bytes, ready-made, whatever is asked. */
const samples = JSON.parse(process.argv[2] ?? '') as Sample[]
const answers = new Map(
  samples.map(({ path, type, encoding, file }) => {
    const body = readFileSync(file)
    const headers = { 'content-type': type, 'content-encoding': encoding, 'content-length': body.length }
    return [path, { body, headers }]
  }),
)
const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  if (answer) res.writeHead(200, answer.headers).end(answer.body)
  else res.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
