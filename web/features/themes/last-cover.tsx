/** Last week's cover, by its address, over the new one. */
export const LastCover = ({ cover }: { cover: string }) => (
  <img src={cover} alt="" decoding="sync" className="lamplit absolute inset-0 size-full object-cover" />
)
