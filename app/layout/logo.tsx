/** The site’s logo, decoration beside the name. */
export function Logo() {
  return (
    <svg width="34" height="26" viewBox="0 0 34 26" aria-hidden="true">
      <path fill="var(--accent)" d="M8.5 0h11v12h-11z" />
      <path fill="currentColor" d="M0 14h16v12H0zM18 14h16v12H18z" />
    </svg>
  );
}
