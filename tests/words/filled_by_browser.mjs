// Messages as the browser fills them in: run by test_fluent.py in the client's folder.
import { FluentBundle, FluentResource } from "@fluent/bundle";

let input = "";
for await (const part of process.stdin) input += part;
const { lang, sources, functions, asked } = JSON.parse(input);

const plain = (value) => String(value?.valueOf() ?? value);
const told = (name) => [
  name,
  (values, named) =>
    `${name}(${[...values.map(plain), ...Object.keys(named).map((key) => `${key}=${plain(named[key])}`)].join("|")})`,
];
const bundle = new FluentBundle(lang, {
  useIsolating: false,
  functions: Object.fromEntries(functions.map(told)),
});
for (const source of sources) bundle.addResource(new FluentResource(source));

const filled = asked.map(([id, attribute, args]) => {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return [`no ${id}.${attribute}`];
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  return errors.length ? [String(errors[0])] : text;
});
process.stdout.write(JSON.stringify(filled));
