import { Article } from '../features/content/Article';
import { privacySections, privacySummary } from '../features/content/privacyPolicy';
import { paths } from '../shared/config/paths';

export default function PrivacyPolicyPage() {
  return (
    <Article
      title="Privacy Policy"
      path={paths.privacyPolicy}
      description="What Marigold Lane keeps about you, where, for how long, and how to have it removed."
      summary={privacySummary}
      sections={privacySections}
    />
  );
}
