/** A process that reads pictures, started by renderer.ts. */
import { answerOrders } from '../../kernel/processes/answer-orders.ts'
import { renderImage } from './pipeline.ts'

/** The costliest picture within the bounds (50 megapixels, interlaced, sixteen bits a channel) takes half of this. */
const mostBytes = 1e9

answerOrders(renderImage, { mostBytes })
