// Lints the planted breaches given as JSON on stdin ([{filePath, code}]) with the project's own
// configuration and prints, for each, the ids of the rules that caught it. A process of its own,
// because Jest cannot load ESLint's ES module configuration.
import { ESLint } from 'eslint';

let input = '';
for await (const chunk of process.stdin) input += chunk;

const eslint = new ESLint();
const caught = [];
for (const { filePath, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath });
  caught.push(result.messages.map((message) => message.ruleId));
}
process.stdout.write(JSON.stringify(caught));
