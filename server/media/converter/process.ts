import { serveTasks } from '../../platform/child/serve-tasks.ts'
import { convert, findContrast, resize, strip } from './convert.ts'

/** Decodes and encodes pictures in a process of its own, which `converter.ts` starts. */
const tasks = { convert, strip, resize, findContrast }

export type Tasks = typeof tasks

serveTasks(tasks)
