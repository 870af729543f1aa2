import type { Page } from '@playwright/test'
import { blankCategory, blankSubCategory } from '../../../contract/staff/catalogue.ts'
import { send } from './staff-calls.ts'

type Added = { id: number; uuid: string }

const named = (name: string) => ({ name, routeName: name.toLowerCase().replaceAll(' ', '-') })

/** Makes a category through the API, off the site unless `visible` is set. */
export const addCategory = (page: Page, name: string, { visible = false } = {}): Promise<Added> =>
  send(page, '/api/staff/categories', { ...blankCategory, ...named(name), visible })

export const addSubCategory = (
  page: Page,
  categoryId: number,
  name: string,
  { visible = false } = {},
): Promise<Added> =>
  send(page, '/api/staff/sub-categories', { ...blankSubCategory, ...named(name), categoryId, visible })
