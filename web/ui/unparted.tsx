const unparted = /(A-genda|\d[\d.,]*[-–]\d[\d.,]*)/

/** A text in which the product's name and a range of numbers stay on one line: parted at the hyphen, each is read as two. */
export const Unparted = ({ children }: { children: string }) =>
  children.split(unparted).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no other name than its place.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
