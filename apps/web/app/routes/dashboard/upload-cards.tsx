import { WaitingSection } from '#app/contact-book/waiting-contacts/waiting-section.tsx';
import { ScanningPage } from '#app/features/scanning/scanning-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';
import { CameraCapture } from '#app/pictures/camera/camera-capture.tsx';

export const meta = () =>
  pageMeta({
    title: 'Process Business Cards',
    description: 'Turn photos of business cards into contacts.',
    path: '/dashboard',
  });

export default function UploadCardsRoute() {
  return (
    <div className="mx-auto max-w-5xl">
      <WaitingSection />
      <ScanningPage renderCamera={(props) => <CameraCapture {...props} />} />
    </div>
  );
}
