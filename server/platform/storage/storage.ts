import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './store.ts'

export type { Range, Storage } from './store.ts'

export function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  return s3 ? openBucket(s3) : openFolder(join(dataDir, 'media'))
}
