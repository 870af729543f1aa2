import type { Database } from '../platform/database.ts'
import { changeQuietly, changeShop } from '../site/changes.ts'
import type { StaffHandlers } from '../staff/access.ts'
import { binProperty, createProperty, orderProperties, restoreProperty, saveProperty } from './property-edits.ts'
import { listPropertyRows, readPropertyForm } from './property-forms.ts'
import { mergeValues } from './property-value-merges.ts'
import { listPropertyUses, listValueUses } from './shelf-uses.ts'
import { countValueUses } from './value-counts.ts'

type PropertyCalls =
  | 'properties'
  | 'property'
  | 'createProperty'
  | 'saveProperty'
  | 'orderProperties'
  | 'binProperty'
  | 'restoreProperty'
  | 'propertyUses'
  | 'valueUses'
  | 'mergeValues'
  | 'propertyValueUses'

export const answerPropertyCalls = (db: Database): StaffHandlers<PropertyCalls> => ({
  properties: () => listPropertyRows(db),
  property: ({ id }) => readPropertyForm(db, id),
  createProperty: (edit, { member }) => changeShop(db, member, (tx, change) => createProperty(tx, change, edit)),
  saveProperty: ({ id, version, edit }, { member }) =>
    changeShop(db, member, (tx, change) => saveProperty(tx, change, id, version, edit)),
  orderProperties: ({ order }, { member }) =>
    changeQuietly(db, member, (tx, change) => orderProperties(tx, change, order)),
  binProperty: ({ id, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binProperty(tx, change, id, version)),
  restoreProperty: ({ id }, { member }) => changeQuietly(db, member, (tx, change) => restoreProperty(tx, change, id)),
  propertyUses: ({ id }) => listPropertyUses(db, id),
  valueUses: ({ id }) => countValueUses(db, id),
  mergeValues: (merge, { member }) => changeShop(db, member, (tx, change) => mergeValues(tx, change, merge)),
  propertyValueUses: ({ id }) => listValueUses(db, id),
})
