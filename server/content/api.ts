import type { calls } from '../../contract/calls.ts'
import type { schemas } from '../../contract/schemas.ts'
import type { Db } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { findPage } from './pages.ts'
import { listSlides } from './slides.ts'

export const answerContentCalls = ({
  db,
}: {
  db: Db
}): Handlers<typeof calls, typeof schemas, 'carousel' | 'page'> => ({
  carousel: () => listSlides(db),
  page: ({ pageId }) => findPage(db, pageId),
})
