import { z } from 'zod'
import { bookingCalls } from '../contract/booking-calls.ts'
import type { Call } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'

/** The contract as an OpenAPI 3.1 document: the same tables, written out for other people's tools. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries({ ...calls, ...bookingCalls })) {
    for (const path of writePaths(call.path)) {
      const operation = describeCall(name, path, call)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Showroom API', version: '1.0.0', description: 'The public calls of a Showroom shop.' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: problemSchema } },
  }
}

const problemSchema = {
  type: 'object',
  required: ['title', 'reason'],
  properties: {
    title: { type: 'string' },
    reason: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** OpenAPI has no optional path segments, so such a path is listed twice. */
function writePaths(path: string): string[] {
  const written = path.replace(/:(\w+)\??/g, '{$1}')
  return path.endsWith('?') ? [written.slice(0, written.lastIndexOf('/')), written] : [written]
}

function describeCall(name: string, path: string, call: Call) {
  const input = readSchema(call.input, 'input')
  const properties = Object.entries(input.properties ?? {})
  const isInPath = (field: string) => path.includes(`{${field}}`)
  const parameters = properties
    .filter(([field]) => isInPath(field) || (call.method === 'GET' && !call.path.includes(`:${field}`)))
    .map(([field, fieldSchema]) => ({
      name: field,
      in: isInPath(field) ? 'path' : 'query',
      required: isInPath(field),
      schema: fieldSchema,
    }))
  const failure = { description: 'A problem', content: json({ $ref: '#/components/schemas/Problem' }) }
  return {
    operationId: path === writePaths(call.path)[0] ? name : `${name}In`,
    ...(parameters.length > 0 && { parameters }),
    ...(call.method !== 'GET' && { requestBody: { required: true, content: json(input) } }),
    responses: {
      200: { description: 'The answer', content: json(readSchema(call.answer, 'output')) },
      default: failure,
    },
  }
}

type JsonSchema = { properties?: Record<string, object> }

function readSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

const json = (schema: object) => ({ 'application/json': { schema } })
