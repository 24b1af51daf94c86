import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelArchitecture
@testable import LintelFindings
@testable import LintelJudging
@testable import LintelProving

/// Which mutations of the only rule of a rules file there are for a project, and which of them the
/// rule does not find.
func survivors(
  of rules: String, in files: [String: String]
) throws -> (mutations: [String], survivors: [String]) {
  let folder = try ProjectFolder(files)
  let architecture = try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules)
  let graph = try Project(root: folder.path, for: architecture.configuration).graph
  #expect(try architecture.check(folder.path).findings == [])
  let judge = try Judge(architecture.configuration, graph)
  let rule = judge.rules[0]
  let context = judge.judgement(
    of: rule, today: .today, Lookups(graph) { _ in nil }
  ).context
  let mutations = (rule.bound as? any ProvableRule)?.mutations(in: context) ?? []
  let survivors = try mutations.filter { mutation in
    let change = AppliedMutation(mutation, graph, files)
    let broken = try ProjectFolder(change.files)
    return try !architecture.check(broken.path).findings.contains { finding in
      finding.rule == rule.definition.name && finding.locations.contains(where: change.isExpected)
    }
  }
  return (mutations.map(\.summary), survivors.map(\.summary))
}

/// A mutation, made by hand.
private struct AppliedMutation {
  private(set) var files: [String: String]
  private var path = ""
  private var lines = 0...0

  init(_ mutation: Mutation, _ graph: DependencyGraph, _ files: [String: String]) {
    self.files = files
    switch mutation.change {
    case .code(let text, let declaration): write(text, in: declaration, graph)
    case .file(let path, let text):
      self.path = path
      self.files[path] = text
      lines = 1...text.split(separator: "\n", omittingEmptySubsequences: false).count
    case .reference, .importing, .misspelling: Issue.record("no rule of these tests has this")
    }
    if case .atDeclaration(let declaration) = mutation.expectation {
      path = graph.path(of: declaration)
      let before = (files[path] ?? "").utf8.prefix(
        Int(graph.declarations[declaration].offset))
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      lines = line...line
    }
  }

  func isExpected(_ place: LintelVocabulary.SourceLocation) -> Bool {
    place.path == path && lines.contains(place.line)
  }

  /// Writes lines of their own at the end of a declaration's body, or of a file.
  private mutating func write(
    _ text: String, in declaration: DeclarationID, _ graph: DependencyGraph
  ) {
    path = graph.path(of: declaration)
    let bytes = Array((files[path] ?? "").utf8)
    let value = graph.declarations[declaration]
    let end = value.kind == .file ? bytes.count : Int(value.extent.upperBound) - 1
    let before = String(decoding: bytes[..<end], as: UTF8.self) + "\n"
    files[path] = before + text + "\n" + String(decoding: bytes[end...], as: UTF8.self)
    let first = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    lines = first...(first + text.utf8.count { $0 == UInt8(ascii: "\n") })
  }
}
