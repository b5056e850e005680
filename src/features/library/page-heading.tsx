interface PageHeadingProps {
  title: string;
  /** How much there is of it, once that is known. */
  count: string | undefined;
}

export function PageHeading({ title, count }: PageHeadingProps) {
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-4.5 gap-y-1.5 md:mt-3.5">
      <h1 className="text-[clamp(2.75rem,1.8rem+4vw,5rem)] leading-tight tracking-[-.022em] wrap-anywhere">
        {title}
      </h1>
      {count && <p className="font-medium text-[1.125rem] text-ink-3 leading-none tabular-nums">{count}</p>}
    </div>
  );
}
