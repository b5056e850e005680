/** Puts a canvas that is drawn elsewhere into the page. */
export function CanvasHost({
  canvas,
  className,
  style,
}: {
  canvas: HTMLCanvasElement;
  className?: string;
  style?: React.CSSProperties;
}) {
  return (
    <div
      aria-hidden="true"
      className={className}
      style={style}
      ref={(host) => {
        canvas.className = 'absolute inset-0 size-full';
        host?.replaceChildren(canvas);
      }}
    />
  );
}
