import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension ExhaustiveRule.Bound: ProvableRule {
  /// Returns mutations that add a type in no component: one in a new file, and one in an existing
  /// file, as far as there are such files.
  package func mutations(in context: RuleContext) -> [Mutation] {
    let type = "LintelProof"
    let paths = context.graph.files.map(\.path)
    func isWanted(_ path: String) -> Bool {
      files.isEmpty || files.contains { $0.matches(path) }
    }
    let newFiles = NewFiles(in: context)
    let newFile = newFiles.unassignedPaths(type: type).first(where: isWanted)
    let oldFile = newFiles.unassigned(paths.filter(isWanted), type: type).first
      .flatMap(paths.firstIndex)
    return [
      newFile.map {
        Mutation(
          change: .file(path: $0, text: "struct \(type) {}\n"),
          summary: "a type in the new file '\($0)'")
      },
      oldFile.map {
        Mutation(
          change: .code("struct \(type) {}", in: context.graph.scope(of: FileID($0))),
          summary: "a new type in '\(paths[$0])'")
      },
    ].compactMap(\.self)
  }
}
