import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { categories } from '../tables.ts'

export const generalInquiry = 'General Inquiry'

export async function nameDepartment(db: Db, categoryId: number): Promise<string> {
  if (categoryId === 0) return generalInquiry
  const [category] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.id, categoryId), categories.visible, isNull(categories.deletedAt)))
  if (category) return category.name
  const reason = 'There is no such department. Please choose another one.'
  throw new Problem(400, 'Please check what was sent', reason, { categoryId: reason })
}
