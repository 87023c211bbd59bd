import { join } from 'node:path'

/**
 * What the product's process is given so that it starts fast and stays small; whatever a person set stays as it is.
 * The Dockerfile says the same.
 * @param {string} root @param {NodeJS.ProcessEnv} env @returns {Record<string, string>}
 */
export const leanly = (root, env) => ({
  // Code that was read and stripped of its types once need not be so again: half of a start.
  NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'a-genda', 'compiled'),
  // The threads that hash passwords would each keep what one hash needs, and what compiles would keep the rest.
  MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '1',
  // MB. V8 would let garbage grow to several times what is in use before it looks, and so on a machine with much
  // memory. In use are some fifty; an answer of a thousand events needs a few for a moment.
  NODE_OPTIONS: env.NODE_OPTIONS ?? '--max-semi-space-size=4 --max-old-space-size=512',
})
