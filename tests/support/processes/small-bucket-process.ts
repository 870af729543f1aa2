import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** `fork(…, [folder, port])`: fills its disk, or makes room there, on a message. */
const [folder = '', port] = process.argv.slice(2)
const bucket = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  vhostBuckets: false,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'shop' }],
})
await bucket.run()
const filler = join(folder, 'filler')
const obey = {
  fill: () => {
    for (let kilobytes = 8192; kilobytes >= 1; kilobytes /= 2) {
      try {
        writeFileSync(filler, Buffer.alloc(kilobytes * 1024, 1), { flag: 'a' })
      } catch {
        // The part that fitted stays; smaller blocks fill the rest.
      }
    }
  },
  clear: () => rmSync(filler, { force: true }),
}
process.on('message', (word: keyof typeof obey) => {
  obey[word]()
  process.send?.('done')
})
process.once('disconnect', () => process.exit())
process.send?.('started')
