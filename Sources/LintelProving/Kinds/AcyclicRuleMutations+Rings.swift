import LintelComponents
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

/// New things that depend on each other, one more than may.
///
/// All of them are new: what is there may be part of cycles that are small enough.
struct RingMutations {
  private let rule: AcyclicRule.Bound
  private let context: RuleContext

  init(_ rule: AcyclicRule.Bound, _ context: RuleContext) {
    self.rule = rule
    self.context = context
  }

  /// One for each component that the rule names.
  var all: [Mutation] {
    guard context.counted.kinds.contains(.type), context.counted.failing.contains(.named) else {
      return []
    }
    guard rule.isLimited else { return [ring(in: nil)].compactMap { $0 } }
    return rule.judged.compactMap { ring(in: $0) }
  }

  private func ring(in component: ComponentID?) -> Mutation? {
    let ring = component.map { "LintelProof\($0.position + 1)" } ?? "LintelProof"
    let names = (0...rule.upTo).map { "\(ring)Part\($0 + 1)" }
    return context.graph.files.indices.lazy.compactMap { file in
      rule.level == .type
        ? types(names, in: FileID(file), of: component)
        : files(names, beside: context.graph.files[file].path, of: component)
    }.first
  }

  private func types(
    _ names: [String], in file: FileID, of component: ComponentID?
  ) -> Mutation? {
    let scope = context.graph.scope(of: file)
    let path = context.graph.files[file].path
    guard component.map(context.components.membership(of: scope).contains) ?? true else {
      return nil
    }
    return Mutation(
      change: .code(names.indices.map { text(names, $0) }.joined(separator: "\n"), in: scope),
      summary: "\(names.count) new types in '\(path)' use each other in a ring")
  }

  /// In the folder of a file, or in new folders there.
  private func files(
    _ names: [String], beside path: String, of component: ComponentID?
  ) -> Mutation? {
    let folder = RelativePath.folder(of: path)
    let prefix = folder.isEmpty ? "" : folder + "/"
    let home = component.map { context.components.name(of: $0) }
    let paths = names.map { name in
      prefix + (rule.level == .folder ? "\(name)/\(name).swift" : "\(name).swift")
    }
    let areAtHome = zip(paths, names).allSatisfy { path, name in
      context.sources.selects(path)
        && home.map(context.components(ofNewFile: path, type: name).contains) ?? true
    }
    guard areAtHome else { return nil }
    let changes = paths.indices.map {
      Mutation.Change.file(path: paths[$0], text: text(names, $0) + "\n")
    }
    return Mutation(
      change: changes[0], preparations: Array(changes.dropFirst()),
      summary:
        "types in \(names.count) new \(rule.level.plural) beside '\(path)' use each other in "
        + "a ring")
  }

  private func text(_ names: [String], _ position: Int) -> String {
    "struct \(names[position]) { let next: [\(names[(position + 1) % names.count])] }"
  }
}
