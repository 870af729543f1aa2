import { bookingCalls } from '../../../contract/booking-calls.ts'
import { createClient } from '../../../contract/client.ts'
import { sendFromBrowser } from '../../no-connection.ts'

/** The calls about visits, which no other page loads. */
export const visitApi = (signal?: AbortSignal) => createClient(bookingCalls, sendFromBrowser, signal)
