/** The logo: a nib in a cut block. public/logo.svg is the same drawing, for what cannot follow the theme. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" className={className}>
      <path
        className="fill-accent"
        d="M2.6 1.7 8 1.2l6.7.4 7-.5 5.5.6c.9.1 1.4.6 1.5 1.5l.4 6-.5 6.4.5 6.7-.5 5.1c-.1.9-.6 1.3-1.4 1.4l-6.2.3-6.8-.4-6.6.5-4.8-.5c-.9-.1-1.4-.6-1.5-1.4L1 21.4l.4-6.5L1 8.3l.3-5.2c.1-.8.5-1.3 1.3-1.4Z"
      />
      <path className="fill-board" d="M15 26.2 9.3 13.5a6.25 6.25 0 1 1 11.4 0Z" />
      <path className="fill-accent" d="M14.4 12.6h1.2v11.9L15 26l-.6-1.5Z" />
      <circle className="fill-accent" cx="15" cy="11.3" r="1.9" />
    </svg>
  );
}
