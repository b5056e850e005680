import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

interface PageMeta {
  title: string;
  description?: string;
  keywords?: string;
  /** The path that search engines should keep; the page's own without its query unless given. */
  canonical?: string;
}

/**
 * The page's entries in <head>. They are changed in place: what React would hoist comes after those of
 * index.html, where it has no effect.
 */
export function usePageMeta({ title, description, keywords, canonical }: PageMeta): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => setMeta('description', description), [description]);
  useEffect(() => setMeta('keywords', keywords), [keywords]);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? newCanonical();
    link.href = location.origin + (canonical ?? path);
  }, [canonical, path]);
}

function setMeta(name: string, content: string | undefined): (() => void) | undefined {
  if (content === undefined) return undefined;
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = found ?? document.createElement('meta');
  const before = meta.content;
  meta.name = name;
  meta.content = content;
  if (!found) document.head.append(meta);
  return () => {
    if (found) meta.content = before;
    else meta.remove();
  };
}

function newCanonical(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}
