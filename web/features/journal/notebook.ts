/** A sheet with a red line at its margin, for rows whose day stands in that margin. */
export const notebookClass =
  'relative overflow-hidden rounded-card border border-line bg-surface before:absolute before:inset-y-0 before:start-19 before:w-px before:bg-clay-soft sm:before:start-25'
