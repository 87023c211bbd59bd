import { Navigate, useSearchParams } from 'react-router'

/** Where an invitation link leads: to the card on which an account is made. Whoever has one goes to their first page. */
export default function JoinPage() {
  const invitation = useSearchParams()[0].get('invitation') ?? ''
  return <Navigate to="/" replace state={{ auth: true, invitation }} />
}
