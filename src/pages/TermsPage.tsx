import { Article } from '../features/content/Article';
import { termsSections, termsSummary } from '../features/content/termsOfUse';
import { useStoreDetails } from '../features/content/useStoreDetails';
import { paths } from '../shared/config/paths';
import { t } from '../shared/i18n/t';

export default function TermsPage() {
  const { legalName } = useStoreDetails();
  return (
    <Article
      title={t('Terms and Conditions')}
      path={paths.termsConditions}
      description={t(
        'The agreement between you and Marigold Lane: orders, prices, payment, delivery and returns.',
      )}
      summary={termsSummary(legalName)}
      sections={termsSections}
    />
  );
}
