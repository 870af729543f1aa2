import { type Client, createClient } from '../../contract/client.ts'
import type { Role } from '../../contract/staff.ts'
import { type StaffCalls, staffCalls } from '../../contract/staff-calls.ts'
import { staffSchemas } from '../../contract/staff-schemas.ts'
import { answerDeskCalls, type DeskParts } from '../../server/desk.ts'
import { sendInProcess } from '../../server/http-calls.ts'
import { bindCalls } from '../../server/serve.ts'

const ruth = { id: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa', name: 'Ruth', email: 'ruth@shop.example' }

/** The back office as somebody uses it who has already been let in. */
export function openDesk(parts: DeskParts, role: Role = 'owner'): Client<StaffCalls> {
  const member = { ...ruth, role }
  const caller = { address: '192.0.2.1', headers: new Headers(), member }
  return createClient(staffCalls, sendInProcess(bindCalls(staffCalls, staffSchemas, answerDeskCalls(parts)), caller))
}
