import { texts } from '../../../contract/texts.ts'

/** The seasons by their names. */
export const seasonNames = texts({ spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' })
