import { ApiError } from '../lib/api.ts'

/** Whether the server refused a call because the account is not an administrator. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status === 403
