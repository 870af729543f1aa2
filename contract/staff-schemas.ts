import { z } from 'zod'
import type { CallSchemas } from './schemas.ts'
import * as staff from './staff.ts'
import type { DoorCalls, StaffCalls } from './staff-calls.ts'
import { BrandEdit } from './staff-catalogue.ts'
import { BrandRow } from './staff-catalogue-lists.ts'
import { Uuid } from './staff-fields.ts'
import { Binning, Form, Nothing, Order, Restoring, Saved, Saving } from './staff-forms.ts'

const nothing = z.object({})
const byUuid = z.object({ uuid: Uuid })

export const doorSchemas = {
  createOwner: { input: staff.NewOwner, answer: staff.LoginStatus },
} satisfies CallSchemas<DoorCalls>

export const staffSchemas = {
  me: { input: nothing, answer: staff.Member },

  brands: { input: nothing, answer: z.array(BrandRow) },
  createBrand: { input: BrandEdit, answer: Saved },
  orderBrands: { input: Order, answer: Nothing },
  brand: { input: byUuid, answer: Form(BrandEdit) },
  saveBrand: { input: Saving(BrandEdit), answer: Saved },
  binBrand: { input: Binning, answer: Nothing },
  restoreBrand: { input: Restoring, answer: Nothing },
} satisfies CallSchemas<StaffCalls>
