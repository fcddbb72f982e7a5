import { Article } from '../features/content/Article';
import { privacySections, privacySummary } from '../features/content/privacyPolicy';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';

export default function PrivacyPolicyPage() {
  return (
    <Article
      title={t('Privacy Policy')}
      path={paths.privacyPolicy}
      description={t(
        'What Marigold Lane keeps about you, where, for how long, and how to have it removed.',
      )}
      summary={privacySummary}
      sections={privacySections}
    />
  );
}
