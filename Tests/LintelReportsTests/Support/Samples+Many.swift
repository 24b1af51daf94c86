import LintelFindings
import LintelVocabulary

extension Samples {
  /// Findings of two rules between four components; every twelfth is a note, and every twenty-third
  /// forbids a module.
  static func skipping(_ count: Int) -> CheckResult {
    let reason =
      "a very long reason that is wrapped, so that it can be read in a terminal of eighty columns "
      + "as well"
    let findings = (0..<count).map { number -> Finding in
      if number % 23 == 22 { return denied(number) }
      let component = number % 4 == 3 ? "Yosemite" : "App"
      let name = component == "App" ? "Screen\(number % 3)" : "Sync\(number % 5)"
      let target = number % 2 == 0 && number % 3 != 0 ? "Storage" : "Data"
      return Finding(
        rule: "layers", severity: number % 12 == 0 ? .note : .error,
        message:
          "'\(name)' (\(component)) uses 'Row' (\(target)), skipping the closed layer 'Core'",
        from: Endpoint(name: name, component: component),
        to: Endpoint(name: "Row", component: target), kind: .type,
        locations: [place(in: name, number)], because: reason,
        remedy: "use it through 'Core'")
    }
    return CheckResult(
      rulesFile: "lintel.yml", fileCount: 8, declarationCount: 30, dependencyCount: 400,
      rules: ["layers", "no-core-data"].map { rule in
        RuleResult(
          rule: rule, kind: rule == "layers" ? "layers" : "imports",
          because: rule == "layers" ? reason : nil, components: ["App", "Yosemite"],
          findings: findings.filter { $0.rule == rule })
      })
  }

  private static func denied(_ number: Int) -> Finding {
    Finding(
      rule: "no-core-data", severity: .error, message: "'Screen0' (App) imports module 'CoreData'",
      from: Endpoint(name: "Screen0", component: "App"), to: Endpoint(name: "CoreData"),
      kind: .import, locations: [place(in: "Screen0", number)],
      remedy: "keep the code that needs CoreData outside")
  }

  private static func place(in name: String, _ number: Int) -> SourceLocation {
    SourceLocation(
      path: "App/\(name).swift", line: number + 1, column: 7, length: 3,
      sourceLine: "  let row: Row")
  }
}

extension Samples {
  /// Ways from `App` to `Data` through code in no component, two in three of them through
  /// `Analytics`, with findings of another kind so that there are `count`.
  static func reaching(_ count: Int) -> CheckResult {
    let ways = (0..<9).map { number -> Finding in
      let first = Endpoint(name: "Helper\(number)")
      let last = number % 3 == 0 ? first : Endpoint(name: "Analytics")
      let between = first == last ? [first] : [first, last]
      let target = Endpoint(name: "Store", component: "Data")
      let names = [Endpoint(name: "App", component: "App")] + between + [target]
      return Finding(
        rule: "reach", severity: .error,
        message: "'App' reaches 'Store' (Data) through 'Helper\(number)'", from: names[0],
        to: target, through: first, locations: [place(in: "Screen\(number)", number)],
        path: zip(names, names.dropFirst()).map {
          Hop(from: $0, to: $1, kind: .call, location: place(in: $0.name, 1))
        })
    }
    let others = (9..<count).map(denied)
    return CheckResult(
      rulesFile: "lintel.yml", fileCount: 8, declarationCount: 30, dependencyCount: 400,
      rules: [("reach", ways), ("no-core-data", others)].map { rule, findings in
        RuleResult(rule: rule, kind: "forbid", components: ["App"], findings: findings)
      })
  }
}
