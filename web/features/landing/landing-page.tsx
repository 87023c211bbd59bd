export default function LandingPage() {
  return <div data-landing>…</div>
}
