import { Article } from '../features/content/Article';
import { termsSections, termsSummary } from '../features/content/termsOfUse';
import { paths } from '../shared/config/paths';

export default function TermsPage() {
  return (
    <Article
      title="Terms and Conditions"
      path={paths.termsConditions}
      description="The agreement between you and Marigold Lane: orders, prices, payment, delivery and returns."
      summary={termsSummary}
      sections={termsSections}
    />
  );
}
