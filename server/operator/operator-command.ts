/** How an operator calls a command: as the unit and the image have it, or from a clone. */
export const operatorCommand = process.env.NODE_ENV === 'production' ? 'agenda' : 'npm run agenda --'
