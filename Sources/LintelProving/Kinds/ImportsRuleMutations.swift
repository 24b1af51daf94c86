import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension ImportsRule.Bound: ProvableRule {
  /// Returns, for one file of each component, an import for each way to break the rule.
  package func mutations(in context: RuleContext) -> [Mutation] {
    var files: [(file: FileID, component: ComponentID?)] = []
    var seen: Set<ComponentID?> = []
    for (file, component) in context.componentsOfFiles(among: judged).enumerated()
    where judgesAllFiles || component != nil {
      if seen.insert(component).inserted { files.append((FileID(file), component)) }
    }
    let forbidden = limits.forbiddenImports
    return files.flatMap { file, component in
      forbidden.filter { value in
        !context.isExcusedForGood {
          $0.covers(importOf: value.module, by: component.map { [$0] } ?? [])
        }
      }.map { value in
        let path = context.graph.files[file].path
        let name = component.map { " (\(context.components.name(of: $0)))" } ?? ""
        return Mutation(
          change: .importing(file, module: value.module, prefix: value.prefix),
          summary: "'\(path)'\(name) says '\(value.text)'")
      }
    }
  }
}

extension ImportLimits {
  fileprivate struct Statement {
    var prefix = ""
    let module: String

    var text: String { (prefix.isEmpty ? "" : prefix + " ") + "import " + module }
  }

  /// One import statement for each way to break the limits.
  fileprivate var forbiddenImports: [Statement] {
    let stranger = "LintelProof"
    let isForbidden: (String) -> Bool = { name in
      deny.contains { $0.matches(name) } || only?.contains { $0.matches(name) } == false
    }
    var result = deny.compactMap { $0.example ?? $0.pathExample }.filter(isForbidden).map {
      Statement(module: $0)
    }
    if only != nil, isForbidden(stranger) { result.append(Statement(module: stranger)) }
    // The module itself may be imported, so that only the form of the import breaks the rule.
    let module = ((only ?? []).compactMap(\.example) + [stranger]).first { !isForbidden($0) }
    guard let module else { return result }
    for (choice, prefix) in [
      (exported, "@_exported"), (publicly, "public"), (testable, "@testable"),
    ] where choice == .deny {
      result.append(Statement(prefix: prefix, module: module))
    }
    return result
  }
}

extension NamePattern {
  /// The path of an import that the pattern matches: `os.LintelProof` for `os.*`.
  fileprivate var pathExample: String? {
    let path = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.contains { "*?{".contains($0) } ? "LintelProof" : String(part)
    }
    let name = path.joined(separator: ".")
    return path.count > 1 && path.allSatisfy(NameRules.isPlain) && matches(name) ? name : nil
  }
}
