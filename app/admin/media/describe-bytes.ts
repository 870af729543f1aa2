import { megabyte } from '../../../contract/body-limits.ts'

export const describeBytes = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / megabyte).toFixed(1)} MB`
