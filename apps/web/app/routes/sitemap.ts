import { listPosts } from '#app/features/blog/posts.server.ts';
import { renderSitemap } from '#app/features/sitemap/render-sitemap.ts';

export const loader = () =>
  new Response(renderSitemap(listPosts()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
