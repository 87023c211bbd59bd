export { getPushKey } from './push-keys.ts'
