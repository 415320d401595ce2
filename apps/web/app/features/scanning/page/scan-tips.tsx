import { Link } from 'react-router';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';

const TIPS = [
  'Lay the card flat on a plain, darker surface, and fill the picture with it.',
  'Use even light. A reflection over a phone number can hide a digit.',
  'Several cards may lie side by side in one photo: each becomes its own contact.',
  'Look the result over. Values we are unsure of are marked, and you can correct them right here.',
];

export function ScanTips() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Tips for a good scan</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3 text-sm">
        <ul className="list-disc space-y-1.5 pl-5 text-muted-foreground">
          {TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p>
          Results are saved in{' '}
          <Link to="/dashboard/contacts" className="text-link underline underline-offset-4">
            My Contacts
          </Link>
          .
        </p>
      </CardContent>
    </Card>
  );
}
