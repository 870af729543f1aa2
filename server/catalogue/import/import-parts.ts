import type { FetchOptions } from '../../media/fetching/fetch-picture.ts'
import type { Media } from '../../media/media.ts'
import type { FileReader } from './reading/file-reader.ts'

export type ImportParts = { media: Pick<Media, 'storage' | 'converter'>; reader: FileReader; fetching?: FetchOptions }
