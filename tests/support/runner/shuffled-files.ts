import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Slow files, which start first, because a slow file that started late would delay the end of the run. */
const long = /\/(start|kills|crash|survival|backup|sign-in|round-trip)\.test\.ts$/

/** Shuffles the files, in the order of SHUFFLE if set. Files with their own processes come first, and slow ones before the others. */
export class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    if (!process.env.SHUFFLE) this.ctx.logger.log(`Files in the order of SHUFFLE=${seed}\n`)
    const rank = ({ moduleId, project }: TestSpecification) => {
      const path = relative(this.ctx.config.root, moduleId)
      const place = createHash('sha1').update(`${seed} ${path}`).digest('hex')
      return `${project.config.isolate ? 0 : 1} ${long.test(moduleId) ? 0 : 1} ${place}`
    }
    const ranks = new Map(files.map((file) => [file, rank(file)]))
    return files.toSorted((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1))
  }
}
