import { Article } from '../features/content/Article';
import { termsSections, termsSummary } from '../features/content/termsOfUse';
import { useStoreDetails } from '../features/content/useStoreDetails';
import { paths } from '../shared/config/paths';

export default function TermsPage() {
  const { legalName } = useStoreDetails();
  return (
    <Article
      title="Terms and Conditions"
      path={paths.termsConditions}
      description="The agreement between you and Marigold Lane: orders, prices, payment, delivery and returns."
      summary={termsSummary(legalName)}
      sections={termsSections}
    />
  );
}
