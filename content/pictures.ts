import { join } from 'node:path'

/** Where the rendered pictures of the starter library lie, with their `manifest.json`. */
export const picturesFolder = join(import.meta.dirname, 'pictures')
