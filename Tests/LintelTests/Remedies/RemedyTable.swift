/// Remedies by the rule that gives them, each with the cases that it is given in.
struct RemedyTable {
  private var rules: [(name: String, remedies: [(text: String, cases: [String])])] = []

  mutating func add(_ remedy: String, of rule: String, in name: String) {
    let position = rules.firstIndex { $0.name == rule } ?? rules.count
    if position == rules.count { rules.append((rule, [])) }
    if let same = rules[position].remedies.firstIndex(where: { $0.text == remedy }) {
      if rules[position].remedies[same].cases.last != name {
        rules[position].remedies[same].cases.append(name)
      }
    } else {
      rules[position].remedies.append((remedy, [name]))
    }
  }

  /// For each rule its name, and for each of its remedies a line and below it a line of cases.
  var text: String {
    rules.map { rule in
      "\(rule.name)\n"
        + rule.remedies.map { "  \($0.text)\n      \($0.cases.joined(separator: ", "))\n" }.joined()
    }.joined(separator: "\n")
  }
}
