import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelVocabulary

/// Mutations in which new units use each other in a ring that is larger by one unit than the rule
/// allows.
///
/// All units are new, because existing units may already be part of cycles that are allowed.
struct RingMutations {
  private let rule: AcyclicRule.Bound
  private let context: RuleContext
  private let newFiles: NewFiles

  init(_ rule: AcyclicRule.Bound, _ context: RuleContext) {
    self.rule = rule
    self.context = context
    newFiles = NewFiles(in: context)
  }

  /// One mutation for each component that the rule names, or one in all if it names none.
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
    guard rule.level != .type else {
      return context.graph.files.indices.lazy.compactMap {
        types(names, in: FileID($0), of: component)
      }.first
    }
    let neighbors = firstFiles
    guard let component else {
      return neighbors.lazy.compactMap { files(names, beside: $0) }.first
    }
    let home = context.components.name(of: component)
    // A folder where the first type is not in the component is left out. This is computed for all
    // folders at once; the other types are examined only in the folders that are left.
    let places = newFiles.components(
      of: neighbors.map { (path(of: names[0], beside: $0), names[0]) })
    return zip(neighbors, places).lazy.filter { $1.contains(home) }
      .compactMap { neighbor, _ -> Mutation? in
        let all = names.map { (path(of: $0, beside: neighbor), $0) }
        guard newFiles.components(of: all).allSatisfy({ $0.contains(home) }) else { return nil }
        return files(names, beside: neighbor)
      }.first
  }

  /// The first file of each folder; beside other files of the folder, new files would have the same
  /// paths.
  private var firstFiles: [String] {
    var folders: Set<String> = []
    return context.graph.files.map(\.path).filter {
      folders.insert(RelativePath.folder(of: $0)).inserted
    }
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

  /// Returns the path of a new file in the folder of `file`; if the rule is about folders, in a new
  /// folder there.
  private func path(of name: String, beside file: String) -> String {
    let folder = RelativePath.folder(of: file)
    return (folder.isEmpty ? "" : folder + "/")
      + (rule.level == .folder ? "\(name)/\(name).swift" : "\(name).swift")
  }

  private func files(_ names: [String], beside file: String) -> Mutation? {
    let paths = names.map { path(of: $0, beside: file) }
    guard paths.allSatisfy(context.sources.selects) else { return nil }
    let changes = paths.indices.map {
      Mutation.Change.file(path: paths[$0], text: text(names, $0) + "\n")
    }
    return Mutation(
      change: changes[0], preparations: Array(changes.dropFirst()),
      summary:
        "types in \(names.count) new \(rule.level.plural) beside '\(file)' use each other in "
        + "a ring")
  }

  private func text(_ names: [String], _ position: Int) -> String {
    "struct \(names[position]) { let next: [\(names[(position + 1) % names.count])] }"
  }
}
