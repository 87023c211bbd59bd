/** A key as it is on a keyboard. */
export const KeyCap = ({ children, title }: { children: string; title?: string }) => (
  <kbd
    title={title}
    className="numbers grid h-6 min-w-6 place-items-center rounded-sm border border-line bg-surface px-1 font-sans text-xs leading-none whitespace-nowrap"
  >
    {children}
  </kbd>
)
