import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('rss.xml', 'routes/rss.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  layout('routes/site-layout.tsx', [
    index('routes/home.tsx'),
    route('trial', 'routes/trial.tsx'),
    route('about', 'routes/about.tsx'),
    route('help/phone', 'routes/help/phone.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('licenses', 'routes/licenses.tsx'),
    route('pro', 'routes/pro.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-post.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/session-layout.tsx', [
    route('digital-card', 'routes/digital-card.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('email-off', 'routes/email-off.tsx'),
    route('address-refused', 'routes/address-refused.tsx'),
    route('dashboard', 'routes/dashboard/layout.tsx', [
      index('routes/dashboard/upload-cards.tsx'),
      route('contacts', 'routes/dashboard/contacts.tsx'),
      route('contacts/tidy-up', 'routes/dashboard/tidy-up.tsx'),
      route('contacts/labels', 'routes/dashboard/tags-and-events.tsx'),
      route('contacts/deleted', 'routes/dashboard/deleted.tsx'),
      route('contacts/:id', 'routes/dashboard/contact.tsx'),
      route('digital-card', 'routes/dashboard/digital-card.tsx'),
      route('profile', 'routes/dashboard/profile.tsx'),
      route('settings', 'routes/dashboard/settings.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
