/** How many inquiries nobody has read yet. */
export function useUnreadCount(): number | undefined {
  return undefined
}
